# Shares of companies.

## At the table

shares = Shares
# Below the title of the panel.
shares-how = Built a track? Take a share of a company on its sign
# $number is the number of a share: the next that can be taken.
share-next = next: no. { $number }
# $number is the number of a share.
share-number = no. { $number }
shares-gone = none left
# The dummy is nobody: with two players it collects shares, too.
shares-dummy = Dummy
# $count is a number of shares; $lowest is the lowest number on them.
shares-count = { $count }, from no. { $lowest }
status-company-shares = Take a share of a company on the sign of your track, or none.
action-leave-share = take no share
# $company is the name of a company.
action-take-share = take a share of { $company }
# $company is the name of a company.
action-give-share = give the dummy a share of { $company }

## What happens

# $company is the name of a company; $number is the number of the share; $seat is the name of a
# player; $subject is as in events.ftl.
share-taken =
    { $subject ->
        [you] You take
        [you-again] take
        [again] takes
       *[named] { $seat } takes
    } share no. { $number } of { $company }
# $company is the name of a company; $number is the number of the share; $seat is the name of a
# player; $subject is as in events.ftl.
share-given =
    { $subject ->
        [you] You give
        [you-again] give
        [again] gives
       *[named] { $seat } gives
    } the dummy share no. { $number } of { $company }
# $company is the name of a company; $number is the number of the share.
share-revealed = The dummy’s share no. { $number } of { $company } counts

## Scores

line-company-shares = Shares

## Rules page

rules-company-shares-title = Shares
rules-company-shares-picture = Of the companies on the sign of a track, a share of one is taken.
# Ruling: PA6
rules-company-shares = The sign of a track shows companies. When you build the track, you may take the top share of one of them that has any left. You take at most one, and you may take none. At the end each company ranks its holders by the number of their shares and pays points by rank.
# Ruling: PA7
rules-company-shares-details = Shares are numbered from 1, and the lowest are taken first. Among holders of equally many, the lowest number goes first. All shares are open, for everybody has seen who took them.
# $players are the numbers of players at whose tables the dummy is.
# Ruling: PA11
rules-company-shares-dummy = With { LIST($players, type: "or") } players, whoever takes a share then takes one of the same track for a dummy, which may be of the same company; if none is left, it gets none. At the end half of the dummy’s shares, rounded up, are drawn by chance: these are ranked like those of a further player, and nobody gets their points.
rules-company = Company
rules-company-shares-number = Shares
shares-ranks = Points by rank

## Lesson

# One minute: a few pages with pictures.
lesson-company-shares-what = Companies have stacks of shares. Beside most tracks a sign shows some of the companies.
lesson-company-shares-how = Build such a track, and you may take the top share of one company on its sign. It costs nothing.
lesson-company-shares-rank = At the end, whoever holds the most shares of a company gets the most points for it, then the second, and so on. If two hold equally many, the lowest number on their shares decides: so be early.
lesson-company-shares-score = Large companies pay well, but many compete for them. Of a small one, a single share can be enough.

## Terminal

mechanic-company-shares = shares
summary-company-shares = Shares: after building a track you may take a share of a company it shows. At the end each company pays its holders points by rank: most shares first, then the lowest number.
column-shares = shares
# $company is the name of a company; $sign is what signs beside tracks say for it.
share-company = { $sign } { $company }
# $count is a number of shares; $points lists the points of the ranks.
share-stack = { $count } left, pays { $points }
# $seat is the name of a player; $count is a number of shares; $lowest is the lowest number on them.
shares-held = { $seat }: { $count }, from no. { $lowest }
# $count is a number of shares; $lowest is the lowest number on them.
shares-of-dummy = dummy: { $count }, from no. { $lowest }
share-question = You may take a share of a company on your track.
share-question-dummy = Choose the share for the dummy.

## Map files

map-unknown-company = is no company of mechanics.company_shares

## Map studio

# Fields of a form.
form-company-shares-companies = Companies
form-company-shares-shares = Shares
form-company-shares-dummy-up-to = Dummy player up to so many players
