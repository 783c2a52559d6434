"""The scenes of the public window: functions of a stage, a public view and what is going on at the moment."""
