about-nederland = Elk spoor kost tol, vaak aan een ander
