about-nordic = Ferry’s en tunnels in het hoge noorden, voor twee of drie
