about-nordic = Ferries et tunnels du Grand Nord, à deux ou trois
