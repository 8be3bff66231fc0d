about-oldwest = Rośnij z jednego miasta i zarabiaj na cudzych trasach
