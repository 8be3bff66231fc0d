# The longest path.

## Scores

line-longest-path = Longest path
# With the length of the path in brackets.
line-longest-path-measured = Longest path (spaces)
tie-longest-path = the bonus for the longest path

## Rules page

rules-longest-path-title = Longest path
# Ruling: B17
rules-longest-path = Whoever has the longest unbroken path of their own tracks gets { $points } points. It may pass a place more than once, but no track. If several are equal, all of them get the points, even if nobody has a single track.

## Guide

guide-with-longest-path-title = One long line
guide-with-longest-path = The longest unbroken path earns a bonus. Where two ways serve your tickets equally well, choose the one that makes your line longer.

## Terminal

mechanic-longest-path = longest path
summary-longest-path = The longest path earns { $points } points.
