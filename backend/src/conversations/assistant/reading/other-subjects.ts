import { list } from './word-lists.ts';

/** Everyday words of other subjects, in plain letters: some are a letter away from the product's words, but no mistakes. */
export const OTHER_SUBJECTS: ReadonlySet<string> = new Set(
  list(
    'bewerbung bewerbungen planet planeten erde mond sonne wetter regen film filme buch bucher lied musik kino theater',
    'fernsehen radio fussball bundesliga verein meister spiel spiele sport auto autos fahrrad zug bahn bus flug reise urlaub',
    'hotelzimmer rezept rezepte kuchen brot wein bier kaffee tee essen trinken kartoffel salat nudeln spaghetti tomaten pizza',
    'arzt krankheit schmerzen kopfschmerzen medizin apotheke schule schuler lehrer hausaufgaben mathe wurzel rechner',
    'steuererklarung steuerberatung aktien bank kredit zinsen versicherung rente miete wohnung mobel garten pflanze blume tier',
    'hund katze vogel pferd kind kinder mutter vater familie freund freundin hochzeit geburtstag weihnachten ostern silvester',
    'prasident kanzler bundeskanzler politik wahl partei minister konig hauptstadt land lander staat einwohner fluss berg meer',
    'drucker computer bildschirm tastatur software programmieren python webseite homepage server whatsapp instagram tiktok',
    'witz witze gedicht geschichte roman satz grammatik englisch franzosisch spanisch turkisch italienisch reifen winterreifen',
    'jacke schuhe kleid hose mode frisur pilot beruf job gehalt stelle lehre studium universitat kantine supermarkt',
  ),
);
