about-india = Schließe Rundreisen und punkte mit der Grand Tour
