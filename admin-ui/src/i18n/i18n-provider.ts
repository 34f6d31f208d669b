import polyglotI18nProvider from 'ra-i18n-polyglot';
import { de } from './de.ts';

/** The back office speaks German only. */
export const createI18nProvider = () => polyglotI18nProvider(() => de, 'de', [{ locale: 'de', name: 'Deutsch' }]);
