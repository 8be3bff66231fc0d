about-poland = Une países vecinos y llévate sus cartas
