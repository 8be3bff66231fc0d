about-poland = Forbind nabolande, og saml deres kort
