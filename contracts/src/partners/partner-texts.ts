import { PARTNER_MAX_ORIGINS } from '../constants.ts';

/** What is wrong with a partner that is to be saved, in the form and from the server alike. */
export const MISSING_NAME = 'Bitte geben Sie den Namen des Partners an.';
export const MISSING_ORIGIN = 'Bitte geben Sie mindestens eine Adresse an, auf deren Seiten das Widget stehen darf.';
export const TOO_MANY_ORIGINS = `Ein Partner kann höchstens ${PARTNER_MAX_ORIGINS} Adressen haben.`;
