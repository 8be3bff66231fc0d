# The way to the review of a game, from pages that do not have its words.

review-link = Review
