about-nordic = Promy i tunele dalekiej północy, dla dwóch lub trzech osób
