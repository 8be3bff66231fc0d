about-switzerland = Tunneler gennem Alperne, rutekort til fire nabolande
