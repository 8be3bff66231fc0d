# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = One network
rules-connected-building-picture = From a starting city a network grows track by track; a track apart from it cannot be built yet.
rules-connected-building = Every track you build must touch your network: your starting city, or a city that your tracks reach already. Tracks of others do not help. If you cannot build anything, you still draw cards or tickets.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Your tracks form one network. It begins in your starting city.
lesson-connected-building-how = A new track must end in a city that you have reached. Others’ tracks do not carry you on, so look for a way before it is closed.
lesson-connected-building-stuck = Walled in, with nothing left to build? You still draw cards and tickets, but leave yourself a way out in time.

## Terminal

mechanic-connected-building = one network
summary-connected-building = One network: every track you build must touch your starting city or a city that your tracks reach.
