about-poland = Verbind buurlanden en verzamel hun kaarten
