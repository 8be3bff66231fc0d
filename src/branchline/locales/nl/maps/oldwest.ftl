about-oldwest = Groei vanuit één stad en verdien aan wie daar bouwt
rules-uncertain-oldwest = De punten voor zeven vakken komen uit maar één bron. Een enkele bron verbindt Los Angeles met Flagstaff en niet met Phoenix, heeft de ferry zonder locomotieven, geeft Seattle–Denver 11 punten of heeft een ticket San Francisco–Bend; een afbeelding van het bord of de kaarten tonen het zoals hier.
