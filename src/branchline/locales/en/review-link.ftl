# The ways to the review of a game and to practice, from pages that do not have their words.

review-link = Review
practice-link = Practice
