# Lessons: the first game, and one for each rule that a board adds.

# On the start page.
learn = Learn in three minutes
lesson-name = Lesson
# $step is the number of a step; $steps is the number of all steps.
lesson-step = Step { $step } of { $steps }
lesson-skip = Skip the lesson
lesson-finish = Finish the lesson

# Offered when a board has rules the reader has not met. $names lists their
# headings, such as "Ferries and Tunnels".
lesson-offer-title = New on this board
# $count is the number of lessons in $names; $names lists names.
lesson-offer =
    { $count ->
        [one] { $names } – one minute
       *[other] { $names } – one minute each
    }
lesson-show = Show me
lesson-not-now = Not now
lesson-never = Don’t offer again
# $name is the heading of the rule, such as "Tunnels".
lesson-title = { $name } in one minute
lesson-of-rule = Lesson: one minute
lesson-back = Back
lesson-next = Next
lesson-done = Done
# Leads to the next rule that is new; $name is its heading.
lesson-next-rule = Next: { $name }
