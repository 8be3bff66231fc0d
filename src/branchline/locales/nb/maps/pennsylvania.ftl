about-pennsylvania = Hver rute gir aksjer i jernbaneselskaper
