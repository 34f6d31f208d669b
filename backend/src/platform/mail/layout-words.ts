import type { MailLanguage } from '../mail.port.ts';

/** What stands around every mail, by its language. */
export const LAYOUT_WORDS: Readonly<Record<MailLanguage, Readonly<Record<string, string>>>> = {
  de: {
    language: 'de',
    automatic: 'Diese Nachricht wurde automatisch verschickt. Fragen beantworten wir gern:',
    representedBy: 'Vertreten durch:',
    registeredAt: 'Register:',
    legalNotice: 'Impressum',
    privacy: 'Datenschutz',
  },
  en: {
    language: 'en',
    automatic: 'This message was sent automatically. We are happy to answer your questions:',
    representedBy: 'Represented by:',
    registeredAt: 'Register:',
    legalNotice: 'Legal notice (German)',
    privacy: 'Privacy policy (German)',
  },
};

/** Names of countries as the settings say them, in German, by what a language calls them; others stay as they are. */
const COUNTRIES: Readonly<Record<MailLanguage, Readonly<Record<string, string>>>> = {
  de: {},
  en: { Deutschland: 'Germany', Österreich: 'Austria', Schweiz: 'Switzerland' },
};

export const countryIn = (language: MailLanguage, country: string): string => COUNTRIES[language][country] ?? country;
