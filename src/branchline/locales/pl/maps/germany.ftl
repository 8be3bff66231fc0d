about-germany = Zabieraj pasażerów, wybieraj krótkie lub długie bilety
