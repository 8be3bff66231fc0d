about-india = Luk sløjfer, og få point for Grand Tour
