about-nordic = Balsas e túneis no extremo norte, para dois ou três
