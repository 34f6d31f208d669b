import {
  NOTICE_DAYS_OTHER_PAGES,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
  VAT_PERCENT,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import { formatPrice } from './format-price.ts';

const monthly = formatPrice(PRICE_PER_MONTH_EUR);
const net = formatPrice(amountsOf(PRICE_PER_MONTH_EUR, VAT_PERCENT).netCents / 100);
const firstYear = formatPrice(PRICE_FIRST_YEAR_EUR);
const term = `${TERM_MONTHS}\u00a0Monate`;

/** Words of the landing page. It never promises success: the platform decides, we are the messenger. */
export const landingTexts = {
  start: 'Jetzt starten',
  login: 'Anmelden',
  opening: 'Wird geöffnet\u00a0…',
  navigation: 'Hauptmenü',
  navHow: 'So funktioniert es',
  navPrice: 'Preis',
  navQuestions: 'Fragen',

  companiesOnly: 'Nur für Unternehmen',
  tagline: 'Negative Bewertungen mühelos entfernen.',
  description:
    'Professionelles Bewertungsmanagement für deutsche Unternehmen. Sie beantragen die Löschung, wir übermitteln sie an die Plattform, und Sie sehen jeden Schritt in Echtzeit.',
  how: 'So funktioniert es',
  fine: `${monthly} im Monat inkl.\u00a0MwSt. · ${term} Laufzeit · unbegrenzte Löschanträge`,

  previewLabel: 'Beispiel für den Verlauf eines Löschantrags',
  previewNote: 'Beispiel',
  previewName: 'Max M.',
  previewText: 'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.',
  /** A case of the demonstration, as a test holds. */
  previewSteps: [
    { title: 'Löschantrag eingereicht', note: 'Grund: Kein Kundenkontakt', time: 'Mo, 14:02' },
    { title: 'An die Plattform übermittelt', note: 'Aktenzeichen 2-9981000031742', time: 'Mo, 14:20' },
    { title: 'Entscheidung der Plattform: gelöscht', note: 'Sie sehen es im selben Moment', time: 'Do, 09:41' },
  ],

  viewTitle: 'So sieht es aus.',
  viewSub:
    'Ihre Übersicht, wie Kundinnen und Kunden sie jeden Tag sehen: was zu tun ist, was läuft und was entschieden wurde.',
  viewAlt:
    'Die Übersicht eines Beispielkontos: ein Unternehmen mit vier Bewertungen, jede mit Sternen, Text und dem Stand ihres Löschantrags.',

  featuresTitle: 'Vier Dinge, um die Sie sich nicht mehr kümmern.',
  features: [
    {
      icon: 'unlimited',
      title: 'Unbegrenzte Löschanträge',
      text: 'So viele Bewertungen im Monat, wie Sie möchten. Ohne Aufpreis.',
    },
    {
      icon: 'professional',
      title: 'Professionelle Abwicklung',
      text: 'Anträge in Ihren Worten, übermittelt, nachgefragt und Schritt für Schritt dokumentiert.',
    },
    {
      icon: 'support',
      title: 'KI-Support rund um die Uhr',
      text: 'Ein KI-Assistent antwortet jederzeit. Auf Wunsch übernimmt ein Mensch.',
    },
    {
      icon: 'tracking',
      title: 'Status in Echtzeit',
      text: 'Jede Änderung erscheint sofort auf Ihrer Übersicht. Ganz ohne Neuladen.',
    },
  ],

  howTitle: 'Von der Bewertung bis zur Entscheidung.',
  howSub: 'Vier Schritte. Für den ersten Antrag brauchen Sie etwa fünf Minuten.',
  steps: [
    { title: 'Konto anlegen', text: 'E-Mail-Adresse und Passwort genügen. Ein Code bestätigt, dass Sie es sind.' },
    {
      title: 'Bewertung eintragen',
      text: 'Sie nennen Ihr Unternehmen, die Bewertung und den Grund. Fehlt noch etwas, sagen wir es vorher.',
    },
    {
      title: 'Wir übermitteln',
      text: 'Ihr Antrag geht in Ihren Worten an die Plattform. Bleibt die Antwort aus, fragen wir nach.',
    },
    {
      title: 'Sie sehen zu',
      text: 'Jeder Schritt steht im Verlauf, dazu, was als Nächstes kommt und bis wann.',
    },
  ],

  extrasTitle: 'Und was im Tarif noch steckt.',
  extras: (withXRechnung: boolean) => [
    {
      title: 'E-Rechnung',
      text: `Jede Rechnung ist PDF und ZUGFeRD in einem${withXRechnung ? '; als XRechnung gibt es sie auch' : ''}. Niemand tippt etwas ab.`,
    },
    {
      title: 'Meldung nach Art. 16 DSA',
      text: 'Aus Ihren Angaben wird eine vollständige Meldung nach dem Digital Services Act. Sie lesen sie, bevor sie geht.',
    },
    {
      title: 'Ein Verlauf, den Fremde nachrechnen',
      text: 'Jeder Schritt steht in einem signierten Protokoll. Wer uns nicht glaubt, prüft mit Werkzeugen, die nicht von uns sind.',
    },
    {
      title: 'KI heißt hier KI',
      text: 'Der Assistent stellt sich als KI vor, jede seiner Antworten trägt das Zeichen. Ein Mensch ist einen Druck entfernt.',
    },
    {
      title: 'Keine Dritten auf den Seiten',
      text: 'Keine Werbung, keine Zählpixel, keine fremden Schriften: Unsere Seiten rufen niemanden außer uns selbst.',
    },
  ],

  honestTitle: 'Klar gesagt.',
  doTitle: 'Was wir tun',
  does: [
    'Wir übermitteln Ihre Anträge in Ihren Worten an die Plattform.',
    'Wir fragen nach, wenn sie nicht antwortet, und geben Ihren Widerspruch weiter.',
    'Wir zeigen Ihnen jede Änderung, sobald wir sie kennen.',
    'Wir beantworten Fragen zum Ablauf, rund um die Uhr.',
  ],
  doNotTitle: 'Was wir nicht tun',
  doesNot: [
    'Wir prüfen und bewerten keine Rechtsfragen. Den Grund wählen Sie.',
    'Wir versprechen keinen Erfolg. Die Plattform entscheidet.',
    'Wir arbeiten nicht für Verbraucher, nur für Unternehmen.',
  ],
  counterTitle: 'Gut zu wissen',
  counter:
    'Die Plattform zeigt im Unternehmensprofil öffentlich an, wie viele Bewertungen nach Beschwerden wegen Diffamierung entfernt wurden. Gelöschte Bewertungen können dort mitzählen.',

  priceTitle: 'Ein Tarif. Alles drin.',
  priceSub:
    'Keine Staffeln, keine Zusatzkosten. Über jede Bewertung entscheidet die Plattform; einen Erfolg können wir nicht garantieren.',
  planName: 'Standard',
  amount: monthly,
  amountUnit: 'pro Monat, inkl.\u00a0MwSt.',
  amountNet: `${net} netto`,
  // The dot stays on the line before it: a line that begins with one reads like a list.
  planTerm: `${term} Mindestlaufzeit\u00a0· ${firstYear} im ersten\u00a0Jahr`,
  benefits: [
    'Unbegrenzte Löschanträge',
    'KI-Support-Chat rund um die Uhr',
    'Statusverfolgung in Echtzeit',
    'Professionelle Abwicklung',
  ],
  renewal: `Verlängert sich um ${term}, wenn nicht rechtzeitig gekündigt wird. Zahlung per Kreditkarte, Rechnung per E-Mail. Nur für Unternehmen.`,

  questionsTitle: 'Häufige Fragen.',
  questions: [
    {
      question: 'Wird meine Bewertung sicher gelöscht?',
      answer:
        'Das kann niemand seriös zusagen. Die Entscheidung trifft allein die Plattform. Wir sorgen dafür, dass Ihr Antrag vollständig ankommt und Sie das Ergebnis sofort sehen.',
    },
    {
      question: 'Prüfen Sie, ob die Bewertung rechtswidrig ist?',
      answer:
        'Nein. Sie wählen den Grund und bestätigen Ihre Angaben; wir übermitteln sie als Bote. Für eine rechtliche Einschätzung wenden Sie sich bitte an eine Anwältin oder einen Anwalt.',
    },
    {
      question: 'Welche Gründe kann ich angeben?',
      answer:
        'Kein Kundenkontakt, unwahre Tatsachenbehauptung, Beleidigung, persönliche Daten, Spam oder Werbung, oder einen anderen Grund in Ihren Worten. Welcher zutrifft, entscheiden Sie; wir prüfen ihn nicht.',
    },
    {
      question: 'Wie lange dauert es?',
      answer:
        'Auf eine Meldung antwortet die Plattform meist in 3 bis 5 Werktagen, manchmal erst nach Wochen. Sie sehen, seit wann Ihr Antrag dort liegt und an welchem Tag wir nachfragen.',
    },
    {
      question: 'Und wenn die Plattform ablehnt?',
      answer:
        'Dann steht die Entscheidung im Verlauf. Sie können widersprechen, mit Ihren Worten und auf Wunsch mit Belegen; wir geben den Widerspruch weiter und fragen nach. Weitere Anträge kosten nichts extra.',
    },
    {
      question: 'Erfährt der Verfasser davon?',
      answer:
        'Von uns nicht. Die Plattform kann ihn über die Meldung unterrichten und um eine Stellungnahme bitten; ob sie dabei sagt, von wem die Meldung kommt, bestimmt sie selbst.',
    },
    {
      question: 'Sieht man öffentlich, dass ich Bewertungen löschen lasse?',
      answer:
        'Möglicherweise. Die Plattform zeigt im Unternehmensprofil, wie viele Bewertungen nach Beschwerden wegen Diffamierung entfernt wurden. Ihre können dort mitzählen; verhindern können wir das nicht.',
    },
    {
      question: 'Kann ich einen Antrag ergänzen oder zurückziehen?',
      answer:
        'Ja, auf der Seite des Antrags. Dort tragen Sie Angaben nach, legen Belege dazu, beantworten unsere Fragen und ziehen ihn zurück, wenn er sich erledigt hat.',
    },
    {
      question: 'Wie lange läuft der Vertrag, und wie kündige ich?',
      answer: `Die Mindestlaufzeit beträgt ${term}; danach verlängert sich der Vertrag um jeweils ${term}. Kündigen Sie auf Ihrer Kontoseite oder per E-Mail, am besten mindestens ${NOTICE_DAYS_OTHER_PAGES}\u00a0Tage vor dem Ende der Laufzeit.`,
    },
    {
      question: 'Kann ich als Privatperson mitmachen?',
      answer: 'Nein. Unser Angebot richtet sich ausschließlich an Unternehmen.',
    },
  ],

  chatTitle: 'Ihre Frage ist nicht dabei?',
  chatText:
    'Fragen Sie unseren KI-Assistenten, ganz ohne Konto. Er ist ein Programm und kein Mensch; auf Wunsch antwortet jemand aus unserem Team.',
  chatAsk: 'KI-Assistenten fragen',
  chatPerson: 'Lieber einen Menschen fragen',
  chatFailed: 'Der Chat lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal.',
  chatKept: `Gespeichert wird erst etwas, wenn Sie eine Nachricht senden: verschlüsselt und bis ${VISITOR_CONVERSATION_KEPT_MONTHS}\u00a0Monate nach der letzten.`,
  chatPrivacy: 'Mehr im Datenschutz',
  /** What the chat offers to ask first. */
  chatQuestions: ['Was kostet das Abo?', 'Welche Gründe kann ich angeben?', 'Wie lange dauert ein Löschantrag?'],

  whoTitle: 'Wer dahintersteht.',
  whoText: (name: string, town: string) =>
    `${name} aus ${town}. Wir sind Bote, kein Anwalt und keine Plattform: Wir bringen Ihren Antrag hin, fragen nach und sagen Ihnen, was dort entschieden wurde.`,
  whoRepresented: 'Vertreten durch',
  whoContact: 'Fragen an Menschen',
  whoMore: 'Über uns',
  whoImprint: 'Impressum',

  barPrice: `${monthly} im Monat`,

  closingTitle: 'Bereit, wenn Sie es sind.',
  closingText: 'Konto anlegen, Bewertung eintragen, zusehen.',
} as const;
