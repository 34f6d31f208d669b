import type { DemoText } from './demo-text.ts';

export const BIKE_SHOP: readonly DemoText[] = [
  { text: 'Verkäufer wusste nichts und wollte mich schnell loswerden.', stars: 2 },
  {
    text: 'Online günstiger. Beratung gleich null.',
    stars: 2,
    reason: 'anderer',
    facts: 'Der Verfasser hat vier Geschäfte in unserer Straße am selben Nachmittag gleich bewertet.',
  },
  {
    text: 'Reparatur hat vier Wochen gedauert und danach hat die Schaltung wieder geklappert.',
    reason: 'unwahre_tatsache',
    facts: 'Laut Werkstattzettel war das Rad nach drei Tagen fertig. Abgeholt wurde es vier Wochen später.',
  },
  {
    text: 'Falscher Laden bewertet? Egal, ein Stern.',
    reason: 'kein_kundenkontakt',
    facts: 'Der Verfasser schreibt selbst, dass es der falsche Laden ist.',
  },
  {
    text: 'Umtausch verweigert, obwohl ich den Kassenzettel hatte.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir haben die Kasse durchgesehen, diesen Helm führen wir gar nicht.',
  },
  {
    text: 'E-Bike-Akku brannte nach zwei Wochen. Der Laden schweigt.',
    reason: 'unwahre_tatsache',
    facts: 'Uns hat niemand einen Brand gemeldet, auch nicht der Hersteller.',
  },
  {
    text: 'Inhaber ist ein Choleriker, der Kunden mit der Luftpumpe droht.',
    reason: 'beleidigung',
    facts: 'Das ist eine Beleidigung. Ich habe noch nie jemanden bedroht.',
  },
  {
    text: 'Gestohlene Räder im Hinterhof, jeder weiß es.',
    reason: 'unwahre_tatsache',
    facts: 'Wir kaufen nur mit Eigentumsnachweis an und führen darüber Buch.',
  },
  { text: 'Radsport-Billig hat Black Week, minus 60 Prozent auf alles!!!', reason: 'spam' },
  { text: 'Kinderrad falsch zusammengebaut, Bremse ohne Funktion.', reason: 'kein_kundenkontakt' },
  {
    text: 'Mein Name und meine Adresse standen auf einem Zettel im Schaufenster: Familie T., Lindenweg.',
    reason: 'datenschutz',
    facts: 'Der Zettel war eine Fundanzeige der Polizei. In der Bewertung steht die volle Adresse.',
  },
  { text: '', reason: 'kein_kundenkontakt' },
];

export const SALON: readonly DemoText[] = [
  {
    text: 'Haare verschnitten und dann noch Trinkgeld erwartet.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir arbeiten nur mit Termin. Im Kalender steht niemand mit diesem Namen.',
  },
  {
    text: 'Blondierung hat mir die Kopfhaut verätzt. Nie wieder!',
    reason: 'unwahre_tatsache',
    facts: 'An diesem Tag gab es bei uns nur zwei Schnitte und keine Farbe.',
  },
  { text: 'Unfreundlich, überheblich, überteuert.', stars: 2 },
  {
    text: 'Die Azubine stinkt nach Knoblauch und ist strohdumm.',
    reason: 'beleidigung',
    facts: 'Unsere Auszubildende ist siebzehn. Bitte nehmen Sie das weg.',
  },
  {
    text: 'Termin abgesagt, als ich schon vor der Tür stand.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Abgesagt hat die Kundin selbst, am Abend davor per SMS.',
  },
  {
    text: 'Herrenschnitt 48 Euro, danach sah ich aus wie mein Opa.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    facts: 'Wir sind ein reiner Damensalon.',
  },
  {
    text: 'Extensions nach drei Tagen ausgefallen, Reklamation ignoriert.',
    reason: 'anderer',
    facts: 'Verlängerungen bieten wir nicht an. Der Salon mit dem ähnlichen Namen liegt zwei Häuser weiter.',
  },
  {
    text: 'Fragt mal, warum die letzte Mitarbeiterin gehen musste. Ich sage nur: Kasse.',
    reason: 'unwahre_tatsache',
    facts: 'Die Kollegin ist in den Ruhestand gegangen.',
  },
  {
    text: 'Im Salon wird gelästert: Über Frau K. weiß ich jetzt alles, auch die Scheidung.',
    reason: 'datenschutz',
    facts: 'Eine Kundin ist in der Bewertung zu erkennen und hat sich bei uns gemeldet.',
  },
  { text: 'Kommt zu Hair4You, Neukunden zahlen nur die Hälfte.', reason: 'spam' },
  { text: 'Zu lange gewartet, zu wenig abgeschnitten.', stars: 3 },
];

export const INN: readonly DemoText[] = [
  {
    text: 'Haare in der Suppe, Schimmel an der Wand. Gesundheitsamt ist informiert!',
    reason: 'unwahre_tatsache',
    facts: 'Das Amt war im Frühjahr da und hat nichts beanstandet.',
  },
  {
    text: 'Der Chef hat mich angeschrien, weil ich mit Karte zahlen wollte.',
    reason: 'unwahre_tatsache',
    facts: 'Man kann bei uns seit Jahren mit jeder Karte zahlen.',
  },
  {
    text: 'Preise verdoppelt, Portionen halbiert.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Das Schnitzel kostet seit zwei Jahren dasselbe, die alten Karten haben wir noch.',
  },
  { text: 'Schweinebraten zäh wie eine Schuhsohle, Knödel aus der Tüte.', stars: 2 },
  {
    text: 'Silvester für acht Personen reserviert und vor verschlossener Tür gestanden.',
    reason: 'kein_kundenkontakt',
    facts: 'An Silvester haben wir immer zu, das steht auch im Profil.',
  },
  {
    text: 'Wirt betrunken, Köchin am Heulen, Gäste am Gehen.',
    reason: 'beleidigung',
    facts: 'Der Wirt trinkt aus Überzeugung keinen Alkohol.',
  },
  {
    text: 'Vegetarisch heißt hier: Beilagen ohne Fleisch.',
    stars: 2,
    reason: 'anderer',
    facts:
      'Die Bewertung beschreibt die Karte unserer Vorgänger. Seit der Übernahme haben wir sechs Gerichte ohne Fleisch.',
  },
  {
    text: 'Pizza kalt geliefert, Fahrer unverschämt.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir haben keine Pizza und keinen Lieferdienst.',
  },
  {
    text: 'Der neue Kellner Tobias aus Langenlonsheim ist vorbestraft, googelt ihn.',
    reason: 'datenschutz',
    facts: 'Ein Mitarbeiter wird mit Namen und Wohnort genannt.',
  },
  { text: 'Lieber zum Griechen gegenüber, da gibt es Ouzo aufs Haus!', reason: 'spam' },
  { text: 'Kegelbahn seit Monaten kaputt, keiner sagt was.', stars: 2 },
];

export const HOTEL: readonly DemoText[] = [
  {
    text: 'Rheinblick? Blick auf die Mülltonnen!',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Alle Zimmer liegen zum Fluss. Es gibt kein Zimmer zum Hof.',
  },
  {
    text: 'Bettwanzen! Der ganze Arm voller Stiche.',
    reason: 'kein_kundenkontakt',
    facts: 'Der Verfasser stand in dem Zeitraum in keinem Meldeschein.',
  },
  {
    text: 'Kreditkarte zweimal belastet, Rezeption stellt sich taub.',
    reason: 'unwahre_tatsache',
    facts: 'Es gab eine Vormerkung und eine Zahlung, die Vormerkung ist verfallen. Der Beleg liegt vor.',
  },
  { text: 'Frühstücksbuffet um neun leer, Personal auf Raucherpause.', stars: 2 },
  {
    text: 'Direktor ist ein Rassist und Halsabschneider.',
    reason: 'beleidigung',
    facts: 'Wir haben weder einen Direktor noch einen Gast, auf den die Schilderung passt.',
  },
  {
    text: 'Zimmer 412: Schimmel im Bad, Dusche kalt, Teppich nass.',
    reason: 'unwahre_tatsache',
    facts: 'Unser Haus hat drei Stockwerke, ein Zimmer 412 gibt es nicht.',
  },
  { text: 'Storno nicht anerkannt, 380 Euro futsch.', stars: 2, reason: 'kein_kundenkontakt' },
  {
    text: 'Hier übernachtet jeden Freitag Bürgermeister M. mit wechselnder Begleitung.',
    reason: 'datenschutz',
    facts: 'Über Gäste sagen wir nichts. Die Bewertung nennt eine Person mit Amt und Namen.',
  },
  {
    text: 'Bucht über ReiseKnaller, dort 20 Prozent billiger mit meinem Code.',
    reason: 'spam',
    facts: 'Das Konto schreibt unter jedes Hotel am Rhein denselben Satz.',
  },
  {
    text: 'Hochzeitsfeier im Saal bis vier Uhr, an Schlaf nicht zu denken.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Der Saal ist seit dem Hochwasser außer Betrieb.',
  },
  { text: 'Parkhaus 25 Euro die Nacht. Steht nirgends.', stars: 2 },
  {
    text: '',
    reason: 'spam',
    facts: 'Das Konto wurde am Tag der Bewertung angelegt und hat sonst nichts geschrieben.',
  },
];
