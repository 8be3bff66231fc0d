about-india = Lukk sløyfer og få poeng for Grand Tour
