about-nordic = Ferry’s en tunnels in het hoge noorden, met zijn 2 of 3
