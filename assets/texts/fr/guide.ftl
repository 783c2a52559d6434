# The guide for teachers and families.
guide-contents = Sommaire
