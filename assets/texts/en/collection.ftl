painting-numbered = Painting { $number }
# The paintings on a wall, and one large.
paintings-title = The paintings
movement-all = All
movement-impressionism = Impressionism
movement-expressionism = Expressionism
movement-cubism = Cubism
movement-ukiyoe = Ukiyo-e
movement-geometric = Geometric abstraction
painting-look = Look closer
painting-answer = Show the answer
painting-next = Next
painting-previous = Previous
painting-fill = Full screen
