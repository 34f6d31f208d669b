import type { Trade } from './demo-customers.ts';

export const DEMO_REVIEWERS = [
  'Max M.',
  'Unbekannt',
  'K. Weber',
  'Sabine L.',
  'ehrlicher_kunde77',
  'Thorsten B.',
  'Jana',
  'Local Guide 4711',
  'Familie Pohl',
  'Mehmet A.',
  'Ein Gast',
  'Dr. H. Sommer',
  'nie wieder!!',
  'Petra aus Mainz',
  'Lukas F.',
  'Anonym',
  'Gisela Wörner',
  'R. Groß',
  'Zoë T.',
  'Herr Schmitz',
] as const;

/** Grounds as customers write unwanted reviews up; the texts are invented. */
export const DEMO_TEXTS: Readonly<Record<Trade, readonly string[]>> = {
  gastro: [
    'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.',
    'Brötchen waren angeblich ausverkauft. Um halb sieben!',
    'Eine Stunde auf das Essen gewartet, danach war es kalt. Der Kellner hat nur gelacht.',
    'Haare in der Suppe, Schimmel an der Wand. Gesundheitsamt ist informiert!',
    'Der Chef hat mich angeschrien, weil ich mit Karte zahlen wollte.',
    'Schlechtester Kaffee der Stadt, und das sage ich als ehemaliger Mitarbeiter.',
    'Kein Platz trotz Reservierung. Einfach weggeschickt worden.',
    'Preise verdoppelt, Portionen halbiert.',
  ],
  handwerk: [
    'Angebot kam nach sechs Wochen, da hatte ich schon jemand anderen.',
    'Pfusch am Bau, das Dach ist immer noch undicht. Finger weg!',
    'Rechnung doppelt so hoch wie vereinbart. Das ist Betrug.',
    'Der Lehrling war allein auf der Baustelle und hat nur am Handy gespielt.',
    'Habe dort nie etwas beauftragt, bekomme aber ständig Werbung.',
    'Auto kam mit Kratzer aus der Werkstatt zurück, angeblich war der vorher schon da.',
    'Termin dreimal verschoben und dann ist niemand gekommen.',
  ],
  praxis: [
    'Zwei Stunden Wartezeit trotz Termin. Am Empfang nur Augenrollen.',
    'Diese Praxis ruiniert einem die Zähne. Alles Verbrecher.',
    'Meine Nachbarin wurde hier falsch behandelt, sagt sie jedenfalls.',
    'Am Telefon wird man einfach weggedrückt.',
    'Man hat mir Behandlungen aufgeschwatzt, die ich nicht brauche.',
  ],
  laden: [
    'Verkäufer wusste nichts und wollte mich schnell loswerden.',
    'Online günstiger. Beratung gleich null.',
    'Reparatur hat vier Wochen gedauert und danach hat die Schaltung wieder geklappert.',
    'Falscher Laden bewertet? Egal, ein Stern.',
    'Umtausch verweigert, obwohl ich den Kassenzettel hatte.',
  ],
  dienst: [
    'Telefonisch nie zu erreichen, E-Mails werden nicht beantwortet.',
    'Haare verschnitten und dann noch Trinkgeld erwartet.',
    'Frist verpasst, jetzt darf ich Säumniszuschlag zahlen.',
    'Die Inhaberin gibt Daten von Kunden weiter, habe ich gehört.',
    'Unfreundlich, überheblich, überteuert.',
    'Ich war hier nicht Kunde, aber mein Schwager hat mir alles erzählt.',
  ],
};
