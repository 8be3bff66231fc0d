# The longest path.

## Scores

line-longest-path = Longest path
# With the length of the path in brackets.
line-longest-path-measured = Longest path (spaces)
tie-longest-path = the bonus for the longest path

## Rules page

rules-longest-path-title = Longest path
rules-longest-path-picture = Four tracks in one unbroken path are lit, a branch beside them is not.
# $points is a number of points.
# Ruling: B17
rules-longest-path = Whoever has the longest unbroken path of their own tracks gets { $points } points. It may pass a place more than once, but no track. If several are equal, all of them get the points, even if nobody has a single track.

## Guide

guide-with-longest-path = The longest unbroken path earns a bonus.

## Lesson

# One minute: a few pages with pictures.
lesson-longest-path-what = At the end, the longest unbroken path of one player’s tracks earns a bonus.
lesson-longest-path-how = A gap breaks it, and branches do not count. The path may pass a city twice, but no track. It costs nothing but the tracks.
# $points is a number of points.
lesson-longest-path-score = It brings { $points } points. If several paths are equally long, all of them score.

## Terminal

mechanic-longest-path = longest path
# $points is a number of points.
summary-longest-path = The longest path earns { $points } points.

## Reviews and hints

# $tracks is a track; $length is a number of spaces; $points is a number of points.
reason-longest-path = With { $tracks } the path is { $length } spaces long, the longest so far: +{ $points } if it stays so.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = longest path bonus
