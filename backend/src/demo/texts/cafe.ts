import type { DemoText } from './demo-text.ts';

export const CAFE: readonly DemoText[] = [
  {
    text: 'Eine Stunde auf das Frühstück gewartet, danach war das Ei kalt. Der Kellner hat nur gelacht.',
    reason: 'kein_kundenkontakt',
    facts: 'An dem genannten Samstag war das Café wegen einer Hochzeit geschlossen.',
  },
  {
    text: 'Kein Platz trotz Reservierung. Einfach weggeschickt worden.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    facts: 'Wir nehmen keine Reservierungen an, das steht auch an der Tür.',
  },
  {
    text: 'Der Cappuccino kommt aus dem Automaten, 4,80 Euro für Pulver.',
    reason: 'unwahre_tatsache',
    facts: 'Bei uns steht eine Siebträgermaschine, sie ist vom Eingang aus zu sehen.',
  },
  {
    text: 'Kinder unerwünscht! Wurden mit Kinderwagen gar nicht erst hereingelassen.',
    reason: 'unwahre_tatsache',
    facts: 'Wir haben eine Spielecke und einen Wickeltisch. Abgewiesen wurde niemand.',
  },
  { text: 'Kuchenstück so dünn, dass man die Zeitung hindurch lesen kann.', stars: 2 },
  {
    text: 'Die Bedienung ist eine arrogante Ziege. Wie die schon guckt.',
    reason: 'beleidigung',
    facts: 'Unsere Kollegin möchte so nicht genannt werden.',
  },
  {
    text: 'Hund durfte nicht rein, dafür saß eine Katze auf dem Tresen. Hygiene gleich null.',
    reason: 'unwahre_tatsache',
    facts: 'Wir haben keine Katze und hatten nie eine.',
  },
  {
    text: 'Musik so laut, dass wir uns anschreien mussten. Und das sonntags um neun.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Sonntags öffnen wir um zehn.',
  },
  { text: 'Toilette seit Wochen defekt, man schickt die Gäste in die Kneipe gegenüber.', reason: 'unwahre_tatsache' },
  {
    text: 'Gutschein meiner Oma nicht eingelöst, angeblich abgelaufen. Nach zwei Monaten!',
    reason: 'kein_kundenkontakt',
    facts: 'Wir haben noch nie Gutscheine ausgegeben.',
  },
  {
    text: 'Schnell reich werden von zu Hause? Schreibt mir, Link im Profil. Ach ja, Kaffee war okay.',
    stars: 3,
    reason: 'spam',
    facts: 'Derselbe Text steht unter mindestens fünf anderen Cafés in der Stadt.',
  },
  {
    text: 'Serviert wird hier nur, wer dem Chef gefällt. Ausländer warten ewig.',
    reason: 'unwahre_tatsache',
    facts:
      'Der Vorwurf trifft uns sehr. Wir sind selbst ein Team aus fünf Ländern und haben den Vorfall nicht gefunden.',
  },
  {
    text: 'Lebensmittelvergiftung nach der Quiche, drei Tage Krankenhaus.',
    reason: 'unwahre_tatsache',
    facts: 'Quiche steht bei uns nicht auf der Karte.',
  },
  { text: 'Nette Terrasse, aber man wird alle zehn Minuten gefragt, ob man noch etwas bestellt.', stars: 3 },
  {
    text: 'Rechnung falsch, und als ich nachfragte, wurde ich als Betrüger beschimpft.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir haben alle Bons der Woche durchgesehen. Eine Rechnung über diesen Betrag gibt es nicht.',
  },
  {
    text: 'Hier arbeitet die Exfrau von Ralf H. aus der Gartenstraße, mehr muss man nicht wissen.',
    reason: 'datenschutz',
    facts: 'Hier geht es um das Privatleben einer Mitarbeiterin und nicht um das Café.',
  },
  {
    text: 'Das WLAN-Passwort bekommt man erst nach der zweiten Bestellung.',
    stars: 2,
    reason: 'anderer',
    facts: 'Unser WLAN hat kein Passwort und hatte nie eines. Gemeint ist wohl ein anderes Café.',
  },
  {
    text: 'Torte mit Haar drin. Auf dem Foto deutlich zu sehen.',
    reason: 'unwahre_tatsache',
    facts: 'Das Foto zeigt Geschirr, das wir nicht haben. Unsere Teller sind weiß mit gelbem Rand.',
  },
  {
    text: 'Ehemalige Kollegin hier: Trinkgeld behält der Chef, Pausen gibt es nicht.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir wissen nicht, wer das sein soll. Das Trinkgeld teilt das Team seit Jahren unter sich auf.',
  },
  { text: 'Matcha Latte schmeckte nach Wiese.', stars: 2 },
  {
    text: 'Wir waren zu sechst und sollten getrennte Rechnungen einzeln an der Kasse holen. Nie wieder.',
    stars: 2,
    reason: 'anderer',
    facts:
      'Bei uns wird am Tisch kassiert, eine Kasse zum Anstellen gibt es nicht. Den gleichen Text hat ein Lokal in der Nachbarstadt.',
  },
  {
    text: 'Draußen Rauchen erlaubt, obwohl überall Kinder sitzen.',
    reason: 'unwahre_tatsache',
    facts: 'Auf unserer Terrasse gilt seit der Eröffnung Rauchverbot, es hängen vier Schilder.',
  },
  {
    text: 'Komme aus Hamburg und habe nur gehört, wie schlecht es hier sein soll. Ein Stern aus Solidarität.',
    reason: 'kein_kundenkontakt',
  },
  {
    text: 'Frühstück „Sonnenaufgang“ ohne Rührei, dafür mit Haltungsnote vom Personal.',
    stars: 2,
    reason: 'unwahre_tatsache',
    facts: 'Ein Frühstück mit diesem Namen gibt es bei uns nicht.',
  },
  { text: '', reason: 'kein_kundenkontakt' },
  { text: '', reason: 'spam', facts: 'Dasselbe Konto hat am selben Abend elf Cafés mit einem Stern bewertet.' },
  {
    text: '',
    stars: 2,
    reason: 'anderer',
    facts: 'Zwei Sterne ohne ein Wort, am Abend nach unserer Absage auf eine Bewerbung unter demselben Namen.',
  },
];
