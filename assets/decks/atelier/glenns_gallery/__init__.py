"""Glenn’s Gallery: a module an exhibition, each with eleven PICTURES and two REFUSALS."""
