about-switzerland = Alppitunneleita, lippuja neljään naapurimaahan
