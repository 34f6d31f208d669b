import type { DemoText } from './demo-text.ts';

export const DENTIST: readonly DemoText[] = [
  {
    text: 'Zwei Stunden Wartezeit trotz Termin. Am Empfang nur Augenrollen.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    facts:
      'Unter diesem Namen war in dem Monat niemand bei uns. Mehr können wir wegen der Schweigepflicht nicht sagen.',
  },
  {
    text: 'Diese Praxis ruiniert einem die Zähne. Alles Verbrecher.',
    reason: 'beleidigung',
    facts: 'Wir fühlen uns als Ärztinnen und Ärzte beleidigt.',
  },
  {
    text: 'Meine Nachbarin wurde hier falsch behandelt, sagt sie jedenfalls.',
    reason: 'kein_kundenkontakt',
    facts: 'Der Verfasser war nach eigener Aussage nicht bei uns.',
  },
  { text: 'Am Telefon wird man einfach weggedrückt.', stars: 2 },
  {
    text: 'Man hat mir drei Implantate aufgeschwatzt, die ich nicht brauchte.',
    reason: 'unwahre_tatsache',
    facts: 'Implantate setzen wir nicht, dafür überweisen wir.',
  },
  {
    text: 'Füllung nach zwei Tagen herausgefallen, neue sollte ich noch mal bezahlen.',
    reason: 'kein_kundenkontakt',
    facts: 'Zum geschilderten Ablauf finden wir keine Behandlung. Nachbesserungen sind bei uns kostenlos.',
  },
  {
    text: 'Die Helferin S. M. hat vor allen meine Krankengeschichte vorgelesen.',
    reason: 'datenschutz',
    facts: 'Die Mitarbeiterin wird mit vollem Namen genannt.',
  },
  { text: 'Spritze ohne Vorwarnung, Narben an der Lippe.', reason: 'unwahre_tatsache' },
  {
    text: 'Zahnreinigung 140 Euro und die Dame hat nur poliert.',
    stars: 2,
    reason: 'anderer',
    facts: 'Die Zahnreinigung übernimmt bei uns ein Kollege, und der Preis steht nicht auf unserer Liste.',
  },
  {
    text: 'Geht zu Dr. Lächelschön, dort gibt es Bleaching zum halben Preis!',
    reason: 'spam',
    facts: 'Eine Praxis dieses Namens haben wir nicht gefunden. Der Text steht wortgleich bei drei Kollegen.',
  },
  {
    text: 'Behandlungszimmer voller Blutspritzer vom Vorgänger.',
    reason: 'unwahre_tatsache',
    facts: 'Jedes Zimmer wird nach einem Plan aufbereitet und abgezeichnet. Die Blätter heben wir auf.',
  },
];

export const ORTHODONTIST: readonly DemoText[] = [
  { text: 'Spange nach einem Jahr immer noch nicht raus, nur Geldmacherei.', stars: 2, reason: 'kein_kundenkontakt' },
  {
    text: 'Mein Sohn hat geweint und keiner hat sich gekümmert.',
    reason: 'kein_kundenkontakt',
    facts: 'Am angegebenen Tag war die Praxis wegen einer Fortbildung geschlossen.',
  },
  {
    text: 'Zuzahlung verschwiegen, am Ende 2.400 Euro.',
    reason: 'unwahre_tatsache',
    facts: 'Jede Zuzahlung steht in einem Plan, den die Eltern vorher unterschreiben.',
  },
  { text: 'Unhöflich, ungeduldig, ungeeignet.', stars: 2 },
  {
    text: 'Die Ärztin hat gar keine Zulassung, fragt mal nach.',
    reason: 'unwahre_tatsache',
    facts: 'Die Zulassung hängt im Wartezimmer und ist bei der Kammer einzusehen.',
  },
  {
    text: 'Parkplatz eine Zumutung, Aufzug eng wie ein Sarg.',
    stars: 3,
    reason: 'anderer',
    facts: 'Unsere Praxis liegt im Erdgeschoss, es gibt keinen Aufzug.',
  },
  { text: 'Blöde Kuh am Empfang, ehrlich.', reason: 'beleidigung' },
  {
    text: 'Röntgenbilder verloren und neu gemacht, doppelte Strahlung für ein Kind!',
    reason: 'unwahre_tatsache',
    facts: 'Unsere Aufnahmen sind digital und zweifach gesichert. Ein Verlust ist nicht vorgekommen.',
  },
  { text: 'Termine nur vormittags während der Schule. Danke auch.', stars: 2 },
  {
    text: 'Lina (9) aus der 3b kam weinend heim, ihre Mutter hat es mir erzählt.',
    reason: 'datenschutz',
    facts: 'Hier werden Vorname, Alter und Klasse eines Kindes genannt.',
  },
  {
    text: 'Alles Fake-Bewertungen hier, deshalb gleiche ich mal aus.',
    reason: 'spam',
    facts: 'Der Verfasser sagt selbst, dass es ihm nicht um einen Besuch geht.',
  },
];

export const TAX_OFFICE: readonly DemoText[] = [
  {
    text: 'Frist verpasst, jetzt darf ich Säumniszuschlag zahlen.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir hatten nie ein Mandat unter diesem Namen.',
  },
  {
    text: 'Die Inhaberin gibt Daten von Kunden weiter, habe ich gehört.',
    reason: 'unwahre_tatsache',
    facts: 'Das ist unwahr. Wir unterliegen der Verschwiegenheit und halten sie ein.',
  },
  { text: 'Telefonisch nie zu erreichen, E-Mails werden nicht beantwortet.', stars: 2 },
  {
    text: 'Für eine einfache Erklärung 900 Euro. Die Kollegen um die Ecke nehmen 300.',
    stars: 2,
    reason: 'anderer',
    facts: 'Das Konto gehört einem Mitbewerber. Sein Name steht so auf dem Schild der genannten Kollegen.',
  },
  {
    text: 'Wer Schwarzgeld waschen will, ist hier richtig.',
    reason: 'unwahre_tatsache',
    facts: 'Der Vorwurf ist frei erfunden und kann uns die Zulassung kosten.',
  },
  {
    text: 'Der Chef ist ein Lügner und ein Versager.',
    reason: 'beleidigung',
    facts: 'Das trifft den Chef persönlich und hat mit unserer Arbeit nichts zu tun.',
  },
  {
    text: 'Habe die Kanzlei verwechselt, aber zwei Sterne tun keinem weh.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    facts: 'Der Verfasser räumt die Verwechslung selbst ein.',
  },
  {
    text: 'Unterlagen meines Bruders lagen offen auf dem Tresen: Name, Steuernummer, alles.',
    reason: 'datenschutz',
    facts: 'In der Bewertung stehen Name und Steuernummer eines Dritten.',
  },
  { text: 'Steuertrick24 macht das online in zehn Minuten, Code STEUER10 nicht vergessen.', reason: 'spam' },
  {
    text: 'Sekretärin unfreundlich, Wartezimmer ohne Heizung.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Wir haben kein Wartezimmer, Gespräche finden nach Termin oder am Bildschirm statt.',
  },
  { text: 'Mandat gekündigt, Akten erst nach Wochen bekommen.', stars: 2 },
];
