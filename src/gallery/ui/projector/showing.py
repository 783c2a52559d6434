"""From a moment to its scene: the one place that knows which painter draws which scene."""

from gallery.ui.projector.moments import Moments, Scene
from gallery.ui.projector.scenes.chart import paint_chart
from gallery.ui.projector.scenes.idle import paint_idle
from gallery.ui.projector.scenes.odds import paint_odds
from gallery.ui.projector.scenes.reveal import paint_ranking, paint_reveal, paint_winners, revealed
from gallery.ui.projector.scenes.sale import paint_offer, paint_sale
from gallery.ui.projector.scenes.turns import instruction_name, paint_result, paint_turn
from gallery.ui.projector.scenes.walls import paint_walls
from gallery.ui.projector.stage import Stage

__all__ = ["Scene", "paint_scene"]


def paint_scene(stage: Stage, scene: Scene, moments: Moments) -> bool:
    """Paints all that stands still in a scene. True when the wheel belongs on it."""
    view = moments.view
    if view is None or scene == "idle":
        paint_idle(stage, view, moments.whole_fingerprint)
        return False
    match scene:
        case "wheel":
            paint_turn(stage, view)
            return True
        case "result":
            return _result(stage, moments)
        case "sale" | "offer":
            _lot(stage, scene, moments)
        case "wall":
            paint_walls(stage, view)
        case "shown" if moments.shown is not None:
            paint_reveal(stage, view, moments.shown, _seen(moments))
        case "reveal" if moments.reveal is not None:
            order = revealed(view)
            step = min(moments.reveal, len(order) - 1)
            upto = order[: step + (0 if moments.covered else 1)]
            paint_reveal(stage, view, order[step], upto, (step + 1, len(order)), moments.covered)
        case "odds":
            paint_odds(stage, view)
        case "chart":
            paint_chart(stage, view)
        case "winners":
            paint_winners(stage, view)
        case _:
            paint_ranking(stage, view)
    return False


def _result(stage: Stage, moments: Moments) -> bool:
    view = moments.view
    assert view is not None
    if moments.result is not None:
        turn, index = moments.result
    else:
        assert view.instruction is not None
        turn, index = view.turn, view.instruction.sector
    return paint_result(stage, view, view.player(turn), view.sectors[index])


def _lot(stage: Stage, scene: Scene, moments: Moments) -> None:
    view = moments.view
    assert view is not None
    lot = view.lot or moments.lot
    assert lot is not None
    if scene == "offer" and view.instruction is not None:
        sector = view.sectors[view.instruction.sector]
        paint_offer(stage, view, lot, instruction_name(stage.texts, sector), view.instruction.price)
        return
    if moments.hammered is not None and moments.lot is not None:
        lot = moments.lot
    paint_sale(stage, view, lot, moments.going, moments.hammered)


def _seen(moments: Moments) -> tuple[int, ...]:
    view = moments.view
    assert view is not None
    return tuple(
        painting.number for player in view.players for painting in player.paintings if painting.shown is not None
    )
