about-germany = Nouda matkustajia, valitse lyhyitä tai pitkiä lippuja
