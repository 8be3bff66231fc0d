about-usa = Para começar: linhas longas de costa a costa
