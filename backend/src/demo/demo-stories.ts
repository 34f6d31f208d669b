import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type { DemoMove } from './case-moves.ts';
import type { When } from './demo-calendar.ts';
import type { DemoFileName } from './demo-files.ts';

/** A case of the demonstration that is told step by step, so that every state of a case is to be seen in it. */
export interface DemoStory {
  readonly business: string;
  readonly reviewer: string;
  readonly text: string;
  readonly stars?: 2 | 3;
  readonly reason: RemovalReason | null;
  readonly hasLink: boolean;
  /** What the customer added in the same sitting. */
  readonly facts?: string;
  readonly handedIn: When;
  readonly moves: readonly (readonly [When, DemoMove])[];
}

const BAKERY = 'Bäckerei Sonnenschein';
const CAFE = 'Café Sonnenschein am Markt';

const ago = (workingDaysAgo: number, at: string): When => ({ workingDaysAgo, at });
const hours = (hoursAgo: number): When => ({ hoursAgo });

const forward = (
  reference: string | null,
  channel: 'report-tool' | 'legal-form' | 'post' = 'report-tool',
): DemoMove => ({
  does: 'forward',
  channel,
  reference,
});
const appeal = (reference: string): DemoMove => ({ does: 'appeal', channel: 'legal-form', reference });
const answered = (
  answer: Extract<DemoMove, { does: 'enter-answer' }>['answer'],
  text: string | null = null,
  enteredBy: 'customer' | 'admin' = 'admin',
): DemoMove => ({ does: 'enter-answer', answer, text, enteredBy });
const facts = (text: string): DemoMove => ({ does: 'amend', facts: text });
const completed = (reason: RemovalReason, text?: string): DemoMove => ({
  does: 'amend',
  withLink: true,
  reason,
  ...(text !== undefined && { facts: text }),
});
const evidence = (file: DemoFileName, addedBy: 'customer' | 'admin' = 'customer'): DemoMove => ({
  does: 'add-evidence',
  file,
  addedBy,
});
const ask = (text: string): DemoMove => ({ does: 'ask', text });
const answer = (text: string): DemoMove => ({ does: 'answer', text });

const COMPLETE = { hasLink: true } as const;

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
const OWN_STORIES: readonly DemoStory[] = [
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

/** Of the other customers, for the desk. */
const OTHER_STORIES: readonly DemoStory[] = [
  {
    ...COMPLETE,
    business: 'Zahnärzte im Nahetal',
    reviewer: 'Anonym',
    text: 'Krone passte nicht, beim zweiten Mal auch nicht. Jetzt ist der Zahn weg.',
    reason: 'kein_kundenkontakt',
    handedIn: ago(7, '12:40'),
    moves: [
      [
        ago(6, '13:30'),
        ask(
          'Können Sie ohne Angaben zur Person bestätigen, dass zu diesem Ablauf keine Behandlung verzeichnet ist? Ein Auszug aus dem Kalender mit geschwärzten Namen genügt.',
        ),
      ],
      [ago(1, '13:40'), { does: 'remind' }],
    ],
  },
  {
    ...COMPLETE,
    business: 'Autohaus Weber',
    reviewer: 'K. Weber',
    text: 'Namensvetter hin oder her: Hier wurde mir ein Unfallwagen als unfallfrei verkauft.',
    reason: 'unwahre_tatsache',
    facts:
      'Im Kaufvertrag steht auf Seite zwei fett gedruckt: Vorschaden vorn links, instand gesetzt. Der Käufer hat dort unterschrieben.',
    handedIn: ago(40, '09:30'),
    moves: [
      [ago(40, '10:02'), evidence('contract')],
      [ago(39, '11:10'), forward('5-9981000271346')],
      [ago(34, '14:00'), answered('removed', 'Die Rezension ist nicht länger sichtbar.')],
      [ago(6, '10:45'), { does: 'come-back', noticedBy: 'admin' }],
      [ago(4, '09:40'), forward('5-9981000803312', 'legal-form')],
    ],
  },
  {
    ...COMPLETE,
    business: 'Fahrrad König',
    reviewer: 'Zoë T.',
    text: 'Lastenrad bestellt, nach fünf Monaten storniert, Anzahlung erst nach Drohung zurück.',
    reason: 'unwahre_tatsache',
    handedIn: ago(12, '17:20'),
    moves: [
      [ago(11, '19:00'), { does: 'withdraw', reason: 'Wir klären das erst mit dem Hersteller.' }],
      [ago(2, '12:15'), { does: 'take-up-again' }],
      [ago(2, '12:25'), facts('Die Anzahlung ging am Tag der Stornierung zurück, der Kontoauszug liegt vor.')],
    ],
  },
  {
    ...COMPLETE,
    business: 'Gasthof Zur Linde',
    reviewer: 'Ein Gast',
    text: 'Wildragout mit Knochensplittern, und der Wirt meint, das gehöre so.',
    reason: 'unwahre_tatsache',
    handedIn: ago(29, '22:10'),
    moves: [
      [ago(28, '10:20'), forward('4-9981000330865')],
      [ago(24, '13:15'), answered('refused', 'Der Verfasser hat seinen Besuch belegt. Die Rezension bleibt sichtbar.')],
      [ago(22, '09:30'), appeal('4-9981000345502')],
      [
        ago(12, '16:40'),
        answered('refused', 'Wir haben Ihre Beschwerde geprüft. An unserer Entscheidung hat sich nichts geändert.'),
      ],
    ],
  },
  {
    ...COMPLETE,
    business: 'Steuerkanzlei Brandt',
    reviewer: 'Dr. H. Sommer',
    text: 'Drei Ansprechpartner in einem Jahr, jeder wollte dieselben Belege noch einmal.',
    stars: 2,
    reason: 'kein_kundenkontakt',
    handedIn: ago(10, '08:30'),
    moves: [
      [ago(9, '09:45'), forward('6-9981000691150', 'legal-form')],
      [
        ago(3, '15:20'),
        answered('asks', 'Bitte teilen Sie uns mit, worauf Sie Ihre Annahme stützen, dass kein Mandat bestand.'),
      ],
      [
        ago(2, '09:50'),
        ask(
          'Die Plattform möchte wissen, worauf Sie stützen, dass es kein Mandat gab. Was dürfen wir ihr dazu von Ihnen weitergeben?',
        ),
      ],
    ],
  },
  {
    ...COMPLETE,
    business: 'Hotel Rheinblick',
    reviewer: 'Local Guide 4711',
    text: 'Sauna kalt, Pool grün, Bademantel vom Vorgänger feucht. Vier Sterne? Geschenkt.',
    stars: 2,
    reason: 'unwahre_tatsache',
    handedIn: ago(13, '11:45'),
    moves: [
      [ago(12, '10:30'), forward('3-9981000655209')],
      [
        ago(6, '09:30'),
        {
          does: 'set-follow-up',
          workingDays: 4,
          reason: 'Laut Hilfeseite der Plattform dauert die Prüfung zurzeit länger.',
        },
      ],
    ],
  },
  {
    ...COMPLETE,
    business: 'Salon Haargenau',
    reviewer: 'Unbekannt',
    text: 'Dauerwelle wie beim Pudel. Meine Tochter hat geweint, als sie mich sah.',
    reason: 'kein_kundenkontakt',
    facts: 'Dauerwellen machen wir seit drei Jahren nicht mehr.',
    handedIn: ago(9, '14:20'),
    moves: [
      [ago(8, '09:55'), forward('8-9981000718843')],
      [ago(1, '12:30'), answered('removed', 'Der gemeldete Inhalt ist nicht mehr verfügbar.', 'customer')],
    ],
  },
  {
    business: 'Elektro Yılmaz',
    reviewer: 'Herr Schmitz',
    text: 'Kostenvoranschlag 600, Rechnung 1.450, dazwischen nur Ausreden.',
    reason: 'unwahre_tatsache',
    hasLink: false,
    handedIn: ago(1, '17:30'),
    moves: [],
  },
  {
    ...COMPLETE,
    business: 'Dachdeckerei Huber & Söhne',
    reviewer: 'Bauherr in Not',
    text: 'Nach dem Hagel monatelang vertröstet, die Plane auf dem Dach haben wir selbst gekauft.',
    reason: 'kein_kundenkontakt',
    facts: 'Wir führen eine Liste aller Anrufe nach dem Hagel. Dieser Name und diese Ortschaft stehen nicht darauf.',
    handedIn: ago(8, '18:05'),
    moves: [
      [ago(7, '13:00'), forward(null, 'post')],
      [
        ago(7, '13:10'),
        { does: 'note', text: 'Als Brief versandt, weil das Formular keine Anlagen annimmt.', shownToCustomer: true },
      ],
    ],
  },
  {
    business: 'Elektro Yılmaz',
    reviewer: 'Sparfuchs',
    text: 'Rauchmelder im Treppenhaus piepsen seit dem Einbau jede Nacht.',
    stars: 2,
    reason: 'unwahre_tatsache',
    hasLink: false,
    handedIn: ago(28, '16:00'),
    moves: [
      [
        ago(27, '10:25'),
        ask('Bitte senden Sie uns noch den Link zur Bewertung, sonst kann die Plattform sie nicht zuordnen.'),
      ],
      [ago(22, '10:30'), { does: 'remind' }],
      [ago(4, '10:45'), { does: 'close-question' }],
    ],
  },
  {
    ...COMPLETE,
    business: 'Kieferorthopädie Nahetal',
    reviewer: 'M. aus B.',
    text: 'Praxis hat mitten in der Behandlung geschlossen, wir standen mit losem Draht da.',
    reason: 'unwahre_tatsache',
    facts:
      'Die Praxis war in diesem Jahr nie länger als zwei Tage geschlossen, und für Notfälle gab es immer eine Vertretung.',
    handedIn: ago(2, '10:50'),
    moves: [
      [ago(2, '11:20'), evidence('calendar')],
      [hours(0.2), { does: 'take-over' }],
    ],
  },
  {
    ...COMPLETE,
    business: 'Autohaus Weber – Filiale Süd',
    reviewer: 'Diesel-Dieter',
    text: 'Angeblich Softwareupdate, danach braucht der Wagen zwei Liter mehr.',
    stars: 2,
    reason: 'unwahre_tatsache',
    handedIn: hours(6),
    moves: [],
  },
  {
    ...COMPLETE,
    business: CAFE,
    reviewer: 'Nadine',
    text: 'Hafermilch kostet extra, schmeckt nach Karton und wird mit einem Seufzer serviert.',
    stars: 2,
    reason: 'anderer',
    facts: 'Hafermilch ist bei uns seit zwei Jahren ohne Aufpreis. Die Bewertung kann nicht von diesem Jahr sein.',
    handedIn: hours(4),
    moves: [],
  },
  {
    business: BAKERY,
    reviewer: 'Frühaufsteher',
    text: 'Seit dem Umbau nur noch Selbstbedienung, dafür sind die Preise in Bedienung geblieben.',
    stars: 2,
    reason: null,
    hasLink: false,
    handedIn: hours(0.1),
    moves: [],
  },
];

export const DEMO_STORIES: readonly DemoStory[] = [...OWN_STORIES, ...OTHER_STORIES];
