import {
  ago,
  answer,
  answered,
  appeal,
  ask,
  BAKERY,
  CAFE,
  COMPLETE,
  completed,
  type DemoStory,
  evidence,
  forward,
} from './demo-story.ts';

/** The case that the landing page shows: its words and times are compared with it by a test. */
export const LANDING_STORY: DemoStory = {
  ...COMPLETE,
  business: BAKERY,
  reviewer: 'Max M.',
  text: 'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.',
  reason: 'kein_kundenkontakt',
  handedIn: { mondaysAgo: 3, plusDays: 0, at: '14:02' },
  moves: [
    [{ mondaysAgo: 3, plusDays: 0, at: '14:20' }, forward('2-9981000031742')],
    [
      { mondaysAgo: 3, plusDays: 3, at: '09:41' },
      answered('removed', 'Nach Prüfung Ihrer Meldung ist die Rezension nicht mehr sichtbar.'),
    ],
  ],
};

/** Of the demonstration's customer, whose dashboard people look at first. */
export const OWN_STORIES: readonly DemoStory[] = [
  LANDING_STORY,
  {
    ...COMPLETE,
    business: BAKERY,
    reviewer: 'Thorsten B.',
    text: 'Laugenstange steinhart, Bedienung noch härter. Am Ostersonntag kann man wohl nichts anderes erwarten.',
    reason: 'kein_kundenkontakt',
    facts:
      'Am Ostersonntag haben wir seit der Gründung geschlossen. Es kann an diesem Tag niemand bedient worden sein.',
    handedIn: ago(4, '19:12'),
    moves: [
      [ago(4, '19:31'), evidence('closedDays')],
      [ago(3, '09:35'), forward('5-9981000874410')],
      [ago(2, '10:02'), answered('received', 'Vielen Dank für Ihre Meldung. Wir prüfen den Inhalt und melden uns.')],
    ],
  },
  {
    business: BAKERY,
    reviewer: 'Jana',
    text: 'Beim Bezahlen zehn Euro zu wenig herausbekommen und dann noch als Lügnerin hingestellt.',
    reason: 'unwahre_tatsache',
    hasLink: false,
    handedIn: ago(3, '18:40'),
    moves: [
      [
        ago(1, '11:15'),
        ask(
          'Zu dieser Bewertung fehlt noch der Link. Und wissen Sie, an welchem Tag das gewesen sein soll? Dann lässt sich das Kassenjournal dazulegen.',
        ),
      ],
    ],
  },
  {
    ...COMPLETE,
    business: BAKERY,
    reviewer: 'ehrlicher_kunde77',
    text: 'Die Brezeln sind vom Vortag und werden morgens nur aufgebacken. Selbst gesehen!',
    reason: 'unwahre_tatsache',
    facts:
      'Unsere Brezeln werden jeden Morgen ab vier Uhr frisch geschlungen. Reste vom Vortag gehen an die Tafel, das bestätigt sie uns gern.',
    handedIn: ago(31, '08:50'),
    moves: [
      [ago(30, '10:10'), forward('2-9981000204518')],
      [ago(26, '15:30'), answered('removed', 'Die Rezension wurde aus Ihrem Profil entfernt.')],
      [ago(2, '17:55'), { does: 'come-back', noticedBy: 'customer' }],
    ],
  },
  {
    ...COMPLETE,
    business: BAKERY,
    reviewer: 'Familie Pohl',
    text: 'Geburtstagstorte mit falschem Namen darauf. Unser Leon war in Tränen, ersetzt wurde nichts.',
    reason: 'kein_kundenkontakt',
    facts:
      'In unserem Bestellbuch steht in den letzten zwölf Monaten keine Torte für einen Leon und keine Bestellung auf diesen Namen.',
    handedIn: ago(17, '20:15'),
    moves: [
      [ago(17, '20:42'), evidence('orderBook')],
      [ago(16, '09:20'), forward('7-9981000561903')],
      [
        ago(11, '14:45'),
        answered(
          'refused',
          'Es handelt sich nach unserer Prüfung um eine persönliche Erfahrung. Gegen die Entscheidung können Sie Beschwerde einlegen.',
        ),
      ],
      [
        ago(10, '08:10'),
        {
          does: 'amend',
          facts:
            'In unserem Bestellbuch steht in den letzten zwölf Monaten keine Torte für einen Leon und keine Bestellung auf diesen Namen. Torten mit Schrift nehmen wir nur mit Anzahlung und Beleg an; auch einen Beleg gibt es nicht.',
        },
      ],
      [ago(9, '11:40'), appeal('7-9981000588120')],
    ],
  },
  {
    ...COMPLETE,
    business: BAKERY,
    reviewer: 'nie wieder!!',
    text: 'Verkäuferin hat mit bloßen Händen erst kassiert und dann die Teilchen eingepackt. Ekelhaft.',
    reason: 'unwahre_tatsache',
    facts:
      'Bei uns wird mit der Zange verpackt, und kassiert wird am Automaten. Bargeld nimmt seit zwei Jahren niemand mehr in die Hand.',
    handedIn: ago(64, '12:30'),
    moves: [
      [ago(63, '09:50'), forward('3-9981000119027')],
      [
        ago(58, '13:20'),
        answered('refused', 'Wir haben die Rezension geprüft und keinen Verstoß gegen unsere Richtlinien gefunden.'),
      ],
      [ago(56, '10:30'), appeal('3-9981000121555')],
      [
        ago(47, '16:05'),
        answered('removed', 'Nach erneuter Prüfung haben wir unsere Entscheidung geändert und die Rezension entfernt.'),
      ],
    ],
  },
  {
    ...COMPLETE,
    business: CAFE,
    reviewer: 'Mehmet A.',
    text: 'Am Nachbartisch wurde geraucht, die Bedienung hat Zigaretten verteilt. In einem Café!',
    reason: 'unwahre_tatsache',
    handedIn: ago(9, '16:20'),
    moves: [
      [ago(8, '10:15'), forward('4-9981000702386')],
      [
        ago(4, '11:30'),
        answered(
          'passed-to-author',
          'Wir haben den Verfasser um eine Stellungnahme gebeten. Er hat dafür sieben Tage Zeit.',
        ),
      ],
    ],
  },
  {
    ...COMPLETE,
    business: CAFE,
    reviewer: 'Petra aus Mainz',
    text: 'Sonntagsbrunch für 29 Euro, und das Buffet war um elf schon abgeräumt.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    facts: 'Einen Brunch hatten wir noch nie im Angebot, auch keinen für 29 Euro.',
    handedIn: ago(8, '09:40'),
    moves: [
      [ago(8, '10:04'), evidence('priceList')],
      [ago(7, '14:10'), forward('6-9981000733091', 'legal-form')],
      [
        ago(1, '19:05'),
        answered(
          'refused',
          'Guten Tag, wir können den Inhalt auf Grundlage Ihrer Angaben nicht entfernen.',
          'customer',
        ),
      ],
    ],
  },
  {
    business: CAFE,
    reviewer: 'Sabine L.',
    text: 'Beim Tortenkurs nur zugesehen, kein Rezept bekommen, 65 Euro weg.',
    reason: null,
    hasLink: false,
    handedIn: ago(4, '21:30'),
    moves: [
      [ago(3, '10:40'), ask('Bitte ergänzen Sie Link und Grund. Und hat der genannte Kurs bei Ihnen stattgefunden?')],
      [ago(1, '20:10'), completed('kein_kundenkontakt', 'Wir geben keine Kurse, weder hier noch in der Bäckerei.')],
      [ago(1, '20:14'), answer('Nein, einen Tortenkurs gab es bei uns nie. Link und Grund sind jetzt eingetragen.')],
    ],
  },
  {
    ...COMPLETE,
    business: CAFE,
    reviewer: 'R. Groß',
    text: 'Stühle wackeln, Tische kleben, Blumen aus Plastik. Da hilft auch die Sonne auf dem Schild nicht.',
    stars: 2,
    reason: 'anderer',
    facts:
      'Die Bewertung zeigt auf dem Foto einen anderen Gastraum. Bei uns stehen Bänke und jeden Montag frische Blumen.',
    handedIn: ago(11, '15:00'),
    moves: [[ago(10, '09:25'), forward('1-9981000699814')]],
  },
  {
    ...COMPLETE,
    business: CAFE,
    reviewer: 'Gisela Wörner',
    text: 'Die junge Bedienung hat mir heißen Tee über die Bluse geschüttet und ist einfach weitergelaufen.',
    reason: 'unwahre_tatsache',
    handedIn: ago(14, '13:10'),
    moves: [
      [ago(13, '10:00'), forward('2-9981000640077')],
      [
        ago(12, '18:30'),
        {
          does: 'withdraw',
          reason: 'Die Dame hat sich gemeldet. Wir haben die Reinigung bezahlt, und sie ändert die Bewertung selbst.',
        },
      ],
    ],
  },
  {
    ...COMPLETE,
    business: CAFE,
    reviewer: 'Lukas F.',
    text: 'Latte Art? Sah aus wie ein Unfall. Und dafür fünf Euro.',
    stars: 2,
    reason: 'anderer',
    facts: 'Milchschaum mit Muster gibt es bei uns nicht, und kein Getränk kostet fünf Euro.',
    handedIn: ago(22, '11:05'),
    moves: [
      [ago(21, '09:15'), forward('8-9981000488230')],
      [ago(17, '15:50'), answered('refused', 'Die Rezension gibt eine Meinung wieder und bleibt sichtbar.')],
    ],
  },
];
