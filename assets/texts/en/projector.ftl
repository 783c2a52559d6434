projector-window = Gallery – the wall
projector-title = Gallery
projector-subtitle = An auction
projector-turn = Turn of
projector-left = { $count ->
    [one] One painting left in the bank
   *[other] { $count } paintings left in the bank
}
projector-left-short = In the bank: { $count }
projector-fingerprint = Wheel’s fingerprint
projector-bid = Standing bid
projector-no-bid = No bid yet
projector-first-bid = Opening bid
projector-next = Next bid from
projector-going-one = Going once
projector-going-two = Going twice
projector-going-sold = Sold
projector-sold = Sold
projector-passed = Unsold
projector-bank-offer = Offered by the bank
projector-consignor = Offered by
projector-forgery = Forgery
projector-value = Value
projector-out = Left the game
projector-reveal = The values are revealed
projector-reveal-count = { $number } of { $count }
projector-result = Wealth
projector-winner = The winner
projector-winners = The winners
projector-odds = What the wheel brings
projector-last-spins = Last spins
projector-chart = Cash over the game
projector-chart-spins =
    { $count ->
    [one] one spin
   *[other] { $count } spins
    }
projector-cash = cash
projector-paintings = paintings
