about-poland = Knytt sammen naboland og samle kortene deres
