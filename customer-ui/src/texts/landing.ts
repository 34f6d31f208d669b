import {
  NOTICE_DAYS_OTHER_PAGES,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
} from '@sternklar/contracts/constants';
import { formatPrice } from './format-price.ts';

const monthly = formatPrice(PRICE_PER_MONTH_EUR);
const firstYear = formatPrice(PRICE_FIRST_YEAR_EUR);
const term = `${TERM_MONTHS}\u00a0Monate`;

/** Words of the landing page. It never promises success: the platform decides, we are the messenger. */
export const landingTexts = {
  start: 'Jetzt starten',
  login: 'Anmelden',
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
  planTerm: `${term} Mindestlaufzeit · ${firstYear} im ersten Jahr`,
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
      question: 'Wie lange dauert es?',
      answer:
        'Auf eine Meldung antwortet die Plattform meist in 3 bis 5 Werktagen, manchmal erst nach Wochen. Sie sehen, seit wann Ihr Antrag dort liegt und an welchem Tag wir nachfragen.',
    },
    {
      question: 'Kann ich einen Antrag ergänzen oder zurückziehen?',
      answer:
        'Ja, auf der Seite des Antrags. Dort tragen Sie Angaben nach, legen Belege dazu, beantworten unsere Fragen und ziehen ihn zurück, wenn er sich erledigt hat.',
    },
    {
      question: 'Gibt es eine Obergrenze für Löschanträge?',
      answer: 'Nein. Im Tarif Standard sind unbegrenzt viele Löschanträge im Monat enthalten.',
    },
    {
      question: 'Wie lange läuft der Vertrag, und wie kündige ich?',
      answer: `Die Mindestlaufzeit beträgt ${term}; danach verlängert sich der Vertrag um jeweils ${term}. Kündigen Sie per E-Mail, am besten mindestens ${NOTICE_DAYS_OTHER_PAGES}\u00a0Tage vor dem Ende der Laufzeit.`,
    },
    {
      question: 'Kann ich als Privatperson mitmachen?',
      answer: 'Nein. Unser Angebot richtet sich ausschließlich an Unternehmen.',
    },
  ],

  closingTitle: 'Bereit, wenn Sie es sind.',
  closingText: 'Konto anlegen, Bewertung eintragen, zusehen.',
} as const;
