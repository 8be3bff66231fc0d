about-usa = Per cominciare: linee lunghe da costa a costa
