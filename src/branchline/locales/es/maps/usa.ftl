about-usa = Para empezar: líneas largas de costa a costa
