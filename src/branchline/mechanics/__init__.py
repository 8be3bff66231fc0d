"""The rules that maps choose from: one folder for each mechanic."""
