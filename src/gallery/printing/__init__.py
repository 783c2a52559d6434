"""The press: millimetres, type, sheets and imposition, one module a component, kits and their shopping list.

Only this room imports ReportLab, and its light modules (options, sheets, shopping) do not, so that they load fast.
"""
