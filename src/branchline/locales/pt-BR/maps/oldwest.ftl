about-oldwest = Cresça de uma cidade e ganhe onde os outros constroem
