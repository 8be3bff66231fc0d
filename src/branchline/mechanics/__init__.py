"""The rules that maps choose from: one small class in one file for each mechanic."""
