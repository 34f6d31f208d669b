import type { AdminSite } from '@sternklar/contracts/admin-pages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { quotedMessages } from '../texts/quoted.ts';
import { de } from './de.ts';

/** The back office speaks German, but for the quoted texts of the specification. */
export const createI18nProvider = ({ uiTexts }: AdminSite) => {
  const messages = { ...de, ...quotedMessages(uiTexts) };
  return polyglotI18nProvider(() => messages, 'de', [{ locale: 'de', name: 'Deutsch' }]);
};
