# Components of the exhibitions games.
print-kit-tokens = Tokens
print-kit-boards = Prediction board
print-kit-score-track = Score track
print-kit-summaries = Summary cards

# On the tokens.
print-exh-high-risk = High risk
print-exh-first-player = First player

# On the prediction board.
print-exh-rare = Rare
print-exh-abundant = Abundant
print-exh-rare-when = { $works } works or fewer
print-exh-abundant-when = { $works } works or more
print-exh-points =
    { $points ->
    [one] point a token
   *[other] points a token
    }
print-exh-tile = Page { $page } of { $pages }
print-exh-tile-glue = Put glue on the hatched strip and lay the next page on it, its edge on the line.
print-exh-tile-cut = Cut from arrow to arrow, then glue this page onto its neighbour.

# On the score track.
print-exh-counts = counts from here on
print-exh-track-help = Each point of an exhibition is a box to tick, or move a bean or a lentil along. No row goes past { $track }. At the end only rows with { $least_points } points or more are added up.
print-exh-track-end = At the end
print-exh-track-total = Total

# The tables of rules and summaries.
print-exh-players = Players
print-exh-hand = Cards in hand
print-exh-round-count = Rounds
print-exh-space = Space
print-exh-holds = Works
print-exh-each = Points a token

# The rules, one sheet a game.
print-exh-lead = for two to five players
print-exh-goal = Aim
print-exh-goal-classic-art = Five exhibitions fill up, one for each movement of painting.
print-exh-goal-members-only = At the club, members make predictions about anything, be it rain or royal scandals. Each subject is an exhibition, and each of its positive cards counts as a work.
print-exh-goal-glenns-gallery = Glenn’s gallery shows art from five parts of the world, each in its own exhibition. Each customer who comes to see it counts as a work.
print-exh-goal-text = Predict how many works each of them will hold at the end of the season: few, or many? The bolder the prediction, the more points it brings – if it comes true.
print-exh-table = What lies on the table
print-exh-table-text =
    { $double ->
    [0] 65 cards: for each exhibition eleven works and two negative cards (“{ $negative }”). The prediction board, the score track, and the first-player marker, which anyone may take at first. In front of each player, tokens of one colour and shape: { $singles } single ones and one for high risk.
   *[other] 65 cards: for each exhibition eleven works and two negative cards (“{ $negative }”). The prediction board, the score track, and the first-player marker, which anyone may take at first. In front of each player, tokens of one colour and shape: { $singles } single ones, a double one and one for high risk.
    }
print-exh-opening = Season · 1. Opening
print-exh-opening-text = Shuffle all the cards, deal, and lay two more face up in their exhibitions. Then each player in turn, beginning with the marker, may make one prediction.
print-exh-rounds = Season · 2. Rounds
print-exh-rounds-text = Each player in turn places two cards from the hand in their exhibitions, then may make one prediction. The rounds end when everybody has three cards left.
print-exh-closing = Season · 3. Closing
print-exh-closing-text = Each player in turn lays one card aside, face down, and places the other two. There are no predictions now.
print-exh-cancelling = Negative cards
print-exh-cancelling-text = As soon as an exhibition holds a work and a negative card, both leave. A negative card that finds no work waits for the next one. Only works are counted; a waiting negative card takes nothing off.
print-exh-predictions = Predictions
print-exh-predictions-text =
    { $double ->
    [0] A prediction is a single token on a free space; whoever comes first has the space. Several predictions in one exhibition are allowed. Once a season a prediction may be doubled: two single tokens at once. In the opening alone, and never by itself, the high-risk token may be added: it counts as one token more.
   *[other] A prediction is a single token on a free space; whoever comes first has the space. Several predictions in one exhibition are allowed. Once a season a prediction may be doubled: the double token instead of the single one; it counts as two. In the opening alone, and never by itself, the high-risk token may be added: it counts as one token more.
    }
print-exh-scoring = Scoring the season
print-exh-scoring-text = Each exhibition by itself: with four works or fewer, predictions on 5–8 all fail; with five or more, those on 1–4. Of the others, those whose own number holds bring the points of their space for each token. In an exhibition nobody gets past ten points in the whole game.
print-exh-return = The tokens afterwards
print-exh-return-text =
    { $double ->
    [0] Tokens of predictions that came true come back, those of the others leave the game. The high-risk token always comes back. Whoever is left with no single token, or with one, gets all of them back.
   *[other] Tokens of predictions that came true come back, those of the others leave the game. The high-risk token always comes back. Whoever is left with no other token, or with one, gets all of them back; a double token counts as one here.
    }
print-exh-end = The end
print-exh-end-text = When, after a season, every exhibition has at least one player with five points or more, the game ends. Each player adds up the exhibitions with five points or more; those with fewer count nothing. The highest sum wins, equal sums share. Otherwise pass the marker to the next seat and begin a new season.
print-exh-two = With two players
print-exh-two-text = Deal eleven cards each and lay ten more face down as the house deck. In every turn of the rounds, also place its top card. At the closing, one of its last two cards goes with those of each player.
print-exh-example = Example
print-exh-example-works = An exhibition ends with { $works } works:
print-exh-example-right =
    { $points ->
    [one] one token on { $space }: right, one point.
   *[other] one token on { $space }: right, { $points } points.
    }
print-exh-example-few = doubled on { $space }: too many works, nothing; what was laid leaves the game.
print-exh-example-many = one token on { $space }: too few works; the token leaves the game.
print-exh-example-risk = Another one ends with { $works } works: doubled with high risk on { $space } is { $worked }. The track stops at { $track }.
print-exh-reading = From other descriptions of these games: cards in hand, the numbers of tokens, points of the spaces, one prediction a space, what high risk is worth. Our own readings (E1–E9 in Gallery’s rules): a waiting negative card takes nothing off; a double token is one token when tokens are counted; equal sums share; the next seat begins; with few works it is the predictions of many that fail; ten points are the limit for the whole game.

# What only the summary cards say.
print-exh-sum-back = Points and the end
print-exh-sum-opening = Opening
print-exh-sum-rounds = Rounds
print-exh-sum-closing = Closing
print-exh-sum-opening-text =
    { $players ->
    [2] Two cards lie face up, ten more are the house deck. In turn: one prediction, if wanted, and with high risk, if wanted.
   *[other] Two cards lie face up. In turn: one prediction, if wanted, and with high risk, if wanted.
    }
print-exh-sum-rounds-text =
    { $players ->
    [2] In turn: place two cards and the top one of the house deck, then one prediction, if wanted. Until both have three cards left.
   *[other] In turn: place two cards, then one prediction, if wanted. Until everybody has three cards left.
    }
print-exh-sum-closing-text =
    { $players ->
    [2] In turn: one card aside, face down; the other two are placed, and one of the last two house cards.
   *[other] In turn: one card aside, face down, and the other two are placed.
    }
print-exh-sum-cancelling-text = A work and a negative card in one exhibition leave at once. A lone negative card waits and takes nothing off.
print-exh-sum-predictions-text =
    { $double ->
    [0] One single token on a free space. Once a season doubled: two of them at once. High risk in the opening only, with a token: one token more.
   *[other] One single token on a free space. Once a season doubled: the double token instead, worth two. High risk in the opening only, with a token: one token more.
    }
print-exh-sum-scoring-text = With four works or fewer 5–8 fail, with five or more 1–4, and the number itself must hold. Points × tokens; ten points an exhibition at most, in the whole game.
print-exh-sum-return-text = True: the tokens come back. False: they leave the game. High risk always comes back. With none left, or one: take all back.
print-exh-sum-end-text = When each exhibition has somebody with five points or more. Exhibitions with fewer count nothing; the highest sum wins.
