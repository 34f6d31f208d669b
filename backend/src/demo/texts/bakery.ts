import type { DemoText } from './demo-text.ts';

export const BAKERY: readonly DemoText[] = [
  {
    text: 'Brötchen waren angeblich ausverkauft. Um halb sieben!',
    reason: 'unwahre_tatsache',
    facts: 'Wir öffnen erst um sieben Uhr. Um halb sieben wird bei uns noch gebacken.',
  },
  {
    text: 'Im Mehrkornbrot war ein Stück Draht. Bin fast daran erstickt, und keinen hat es interessiert.',
    reason: 'unwahre_tatsache',
    facts:
      'Bei uns hat sich niemand damit gemeldet, weder im Laden noch am Telefon. Unsere Brote laufen alle durch einen Metalldetektor.',
  },
  {
    text: 'Schlechtester Kaffee der Stadt, und das sage ich als ehemaliger Mitarbeiter.',
    reason: 'kein_kundenkontakt',
    facts: 'Ein Mitarbeiter dieses Namens war bei uns nie angestellt.',
  },
  {
    text: 'Die Verkäuferin mit den roten Haaren, Frau Peters, wohnt ja gleich um die Ecke und ist privat genauso unfreundlich.',
    reason: 'datenschutz',
    facts: 'Hier wird eine Mitarbeiterin mit Namen und Wohngegend genannt. Sie ist damit nicht einverstanden.',
  },
  { text: 'Hefezopf trocken wie Sägemehl. Früher unter dem alten Meister war alles besser.', stars: 2 },
  {
    text: 'Bestellung für die Taufe vergessen, 40 Leute ohne Torte. Danke für nichts.',
    reason: 'kein_kundenkontakt',
    facts: 'In unserem Bestellbuch steht für diesen Monat keine Taufe. Torten nehmen wir nur schriftlich an.',
  },
  {
    text: 'Kauft lieber beim Backshop im Bahnhof, da kostet die Brezel nur 49 Cent und der Kaffee ist gratis dazu!',
    reason: 'spam',
    facts: 'Das ist Werbung für einen Mitbewerber. Über einen Besuch bei uns steht kein Wort darin.',
  },
  {
    text: 'Mäuse in der Backstube. Wer hier noch isst, ist selbst schuld.',
    reason: 'unwahre_tatsache',
    facts: 'Die letzte Kontrolle des Veterinäramts war ohne Beanstandung, den Bericht können wir vorlegen.',
  },
  {
    text: 'Ungepflegtes Pack hinter der Theke, dumm wie ihr eigenes Brot.',
    reason: 'beleidigung',
    facts: 'Unsere drei Verkäuferinnen fühlen sich dadurch beleidigt.',
  },
  {
    text: 'Kartenzahlung erst ab zehn Euro und dann ist das Gerät auch noch kaputt. Willkommen im Mittelalter.',
    stars: 2,
    reason: 'anderer',
    facts:
      'Karten nehmen wir ab dem ersten Cent. Die Bewertung ist von 2017 und gilt dem Betrieb, der vor uns in diesen Räumen war.',
  },
  { text: 'Zehn Minuten angestanden, dann drängelt sich ein Stammgast vor und wird zuerst bedient.', stars: 2 },
  {
    text: 'Croissants außen schwarz, innen roh. Reklamation wurde mit einem Lachen abgetan.',
    reason: 'unwahre_tatsache',
    facts: 'Croissants führen wir seit dem Sommer nicht mehr.',
  },
  {
    text: 'Der Chef brüllt seine Azubis vor der Kundschaft an. Habe die Polizei gerufen.',
    reason: 'unwahre_tatsache',
    facts: 'Wir bilden seit zwei Jahren niemanden aus, und die Polizei war nie hier.',
  },
  {
    text: 'Finger weg! Lest mal die Bewertungen bei der Konkurrenz, dann wisst ihr, wo man Brot kauft.',
    reason: 'spam',
  },
  {
    text: 'Habe Fotos vom Personal gemacht, stelle ich alle online, damit jeder sie erkennt.',
    reason: 'datenschutz',
    facts: 'Der Verfasser kündigt an, Bilder unserer Angestellten zu veröffentlichen, und hat eines davon angehängt.',
  },
  {
    text: 'Preis für ein Roggenbrot in einem Jahr von 3,20 auf 5,10. Abzocke.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Unser Roggenbrot kostete vor einem Jahr 4,60 Euro. Die Preislisten heben wir auf.',
  },
  {
    text: 'War am Pfingstmontag dort, eiskalt abgefertigt worden.',
    reason: 'kein_kundenkontakt',
    facts: 'An Feiertagen haben wir geschlossen, auch an Pfingstmontag.',
  },
  {
    text: 'Allergie angegeben, trotzdem Nüsse im Kuchen. Das hätte böse enden können.',
    reason: 'unwahre_tatsache',
    facts: 'Wir haben den Tag nachgesehen: Es wurde kein Kuchen als nussfrei verkauft, das bieten wir gar nicht an.',
  },
  { text: 'Laden riecht muffig, Theke klebt, Wespen überall.', stars: 2 },
  { text: 'Nie da gewesen, aber mein Kumpel hat recht: ein Saftladen.', reason: 'kein_kundenkontakt' },
  {
    text: 'Angeblich Handwerk, aber morgens kommt der Laster mit den Teiglingen aus Polen.',
    reason: 'unwahre_tatsache',
    facts: 'Wir backen jeden Teig selbst. Der Laster gehört der Wäscherei nebenan.',
  },
  {
    text: 'Die neue Filiale in Neustadt ist noch schlimmer als diese hier.',
    reason: 'anderer',
    facts: 'Wir haben keine Filiale in Neustadt. Wahrscheinlich ist eine andere Bäckerei gemeint.',
  },
  {
    text: '',
    reason: 'kein_kundenkontakt',
    facts: 'Nur ein Stern ohne ein Wort. Niemand im Team kann den Namen zuordnen.',
  },
  { text: '', reason: 'spam' },
];
