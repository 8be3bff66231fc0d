about-oldwest = Parti da una città e guadagna dove altri costruiscono
