"""From a moment to its scene, and to the words for a reader program."""

from gallery.exhibitions.view import PublicView
from gallery.texts import Texts
from gallery.ui.projector.seasons.board import paint_season
from gallery.ui.projector.seasons.ending import paint_end
from gallery.ui.projector.seasons.idle import paint_idle
from gallery.ui.projector.seasons.moments import Scene, SeasonMoments, Step, gained, lost
from gallery.ui.projector.seasons.parts import Marked
from gallery.ui.projector.seasons.scoring import paint_scoring
from gallery.ui.projector.seasons.standing import paint_standing
from gallery.ui.projector.stage import Stage


def paint_scene(stage: Stage, scene: Scene, moments: SeasonMoments) -> list[Marked]:
    """Paints all that stands still in a scene. Gives the marks that may be on their way."""
    view, now = moments.view, moments.now
    if view is None or scene == "idle":
        paint_idle(stage, view)
    elif scene == "scoring" and now is not None and view.last is not None:
        return paint_scoring(stage, view, view.last, now, moments.fresh)
    elif scene == "end":
        paint_end(stage, view, moments.struck)
    elif scene == "standing":
        paint_standing(stage, view)
    else:
        paint_season(stage, view)
    return []


def scene_words(texts: Texts, moments: SeasonMoments) -> str:
    """What is told to a reader program when a moment comes up: results only, "" for the others."""
    view, now = moments.view, moments.now
    if view is None:
        return ""
    if now is not None:
        return _step_words(texts, view, now)
    match moments.scene():
        case "standing" if view.last is not None and view.last.restored:
            names = texts.names(player.name for player in view.players if player.id in view.last.restored)
            return f"{texts.say('season-restored')}: {names}"
        case "end" if moments.struck and view.winners:
            names = texts.names(player.name for player in view.players if player.id in view.winners)
            return f"{texts.say('season-winner' if len(view.winners) == 1 else 'season-winners')}: {names}"
    return ""


def _step_words(texts: Texts, view: PublicView, step: Step) -> str:
    result = view.last
    if result is None:
        return ""
    one = step.exhibition
    name = texts.say(f"exhibition-{view.game}-{one}")
    said = [texts.say("season-said", exhibition=name, works=result.works[one - 1])]
    for player in view.players if step.told else ():
        points, tokens = gained(result, player.id, one), lost(result, player.id, one)
        if points:
            said.append(texts.say("season-said-points", name=player.name, points=points))
        if tokens:
            said.append(texts.say("season-said-failed", name=player.name, tokens=tokens))
    return ". ".join(said)
