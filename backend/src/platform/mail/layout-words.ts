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

/** The operator's country, which the settings name in German. */
export const countryIn = (language: MailLanguage, country: string): string =>
  language === 'en' && country === 'Deutschland' ? 'Germany' : country;
