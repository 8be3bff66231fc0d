about-pennsylvania = Elk spoor brengt aandelen van spoorbedrijven
