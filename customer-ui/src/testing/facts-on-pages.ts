import type { LegalPageName } from '@sternklar/contracts/site';

/**
 * What each legal page must say, to the letter (non-breaking spaces count as spaces): figures and statements of the
 * specification. Written out here and not taken from the constants, so that a wrong constant is found, too.
 */
const EVERYWHERE_BUT_THE_POLICY = [
  'ausschließlich an Unternehmer im Sinne des § 14 BGB',
  'Wir handeln nur als Bote',
  'Einen Erfolg garantieren wir nicht',
];

const NOTICE_READING = [
  'Unsere AGB nennen eine Kündigungsfrist von 4 Wochen, unsere anderen Seiten 30 Tage',
  'bis 28 Tage vor dem Ende der Laufzeit',
  'empfehlen den früheren Termin',
  'am besten bis zum 2. Dezember',
  'bis zum 4. Dezember',
  'zum Ende der nächsten Laufzeit',
];

const PRICE = [
  '59 € im Monat',
  '49,58 € netto',
  '9,42 € Mehrwertsteuer',
  '708 €',
  '594,96 € netto',
  '113,04 € Mehrwertsteuer',
  '19 % Mehrwertsteuer',
  '12 Monate',
  'automatisch um jeweils',
  'standard',
];

const PAYMENT = [
  'Visa oder Mastercard',
  'Zahlungsdienstleister für Kartenzahlungen',
  'Zahlungsziel',
  '3 Tage',
  'per E-Mail',
];

const FEE = [
  'Eine Gebühr fällt nur bei erfolgreicher Löschung an',
  'Abgerechnet wird die feste monatliche Gebühr von 59 €',
];

const NO_WAY_BACK = ['Ein Widerrufsrecht besteht nicht', 'Gezahlte Beträge werden nicht erstattet'];

const OTHER_NOTICE = ['Die Kündigungsfrist beträgt 30 Tage zum Ende der Laufzeit'];

const UNLIMITED = 'unbegrenzt viele Löschanträge im Monat';

export const FACTS_ON_PAGES: Readonly<Record<LegalPageName, readonly string[]>> = {
  impressum: [
    ...EVERYWHERE_BUT_THE_POLICY,
    '§ 5 DDG',
    'Bad Kreuznach',
    'Deutschland',
    'Umsatzsteuer-ID',
    'Registereintrag',
  ],
  datenschutz: [
    '24. Januar 2025',
    'Wir handeln nur als Bote',
    'Cookies setzen wir nicht',
    'token',
    'draft:…',
    'install-offer',
    'sternklar.notice',
    '12 Stunden',
    '15 Minuten',
    'KI-Assistent',
    'Art. 50 der KI-Verordnung',
    'einen eigenen Schlüssel',
    'Art. 15 DSGVO',
    'Art. 17 DSGVO',
    'Art. 77 DSGVO',
    'verlässt Ihren Browser nicht',
    'Bad Kreuznach',
  ],
  agb: [
    ...EVERYWHERE_BUT_THE_POLICY,
    ...PRICE,
    ...PAYMENT,
    ...FEE,
    ...NO_WAY_BACK,
    ...NOTICE_READING,
    'Die Kündigungsfrist beträgt 4 Wochen zum Ende der Laufzeit',
    UNLIMITED,
    'Mindestlaufzeit von 12 Monaten',
    'Der Auftrag ist exklusiv',
    'zu 99 % der Zeit',
    'kündigen wir Ihnen 30 Tage vor ihrem Inkrafttreten an',
    'Art. 16 Abs. 2 des Gesetzes über digitale Dienste',
    'in gutem Glauben',
    'wie viele Bewertungen nach Beschwerden wegen Diffamierung entfernt wurden',
    'rund um die Uhr',
    'Art. 50 der KI-Verordnung',
  ],
  lieferung: [
    ...EVERYWHERE_BUT_THE_POLICY,
    ...NOTICE_READING,
    ...OTHER_NOTICE,
    ...NO_WAY_BACK,
    UNLIMITED,
    '59 € im Monat',
    'zu 99 % der Zeit',
    '12 Monaten',
  ],
  fernabsatz: [
    ...EVERYWHERE_BUT_THE_POLICY,
    ...PRICE,
    ...PAYMENT,
    ...FEE,
    ...NO_WAY_BACK,
    ...NOTICE_READING,
    ...OTHER_NOTICE,
    UNLIMITED,
    'Der Auftrag ist exklusiv',
    'zu 99 % der Zeit',
    'kündigen wir Ihnen 30 Tage vor ihrem Inkrafttreten an',
  ],
  'ueber-uns': [
    ...EVERYWHERE_BUT_THE_POLICY,
    ...PRICE,
    ...PAYMENT,
    ...FEE,
    ...NO_WAY_BACK,
    ...NOTICE_READING,
    ...OTHER_NOTICE,
    'Negative Bewertungen mühelos entfernen',
    'Professionelles Bewertungsmanagement für deutsche Unternehmen',
    UNLIMITED,
    'rund um die Uhr',
    'in Echtzeit',
    'Art. 50 der KI-Verordnung',
    'wie viele Bewertungen nach Beschwerden wegen Diffamierung entfernt wurden',
    'Bad Kreuznach',
  ],
};

/** Text as a reader sees it: every kind of space is one space. */
export const asRead = (text: string): string => text.replace(/\s+/g, ' ');

/** What a page does not say though it must. */
export const missingFacts = (name: LegalPageName, text: string): readonly string[] => {
  const read = asRead(text);
  return FACTS_ON_PAGES[name].filter((fact) => !read.includes(fact));
};
