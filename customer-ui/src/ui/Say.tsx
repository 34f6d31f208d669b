import type { Phrase } from '../texts/phrase.ts';

/** Words from the catalogue, with the language marked where it is not the page's. */
export const Say = ({ phrase }: { readonly phrase: Phrase }) =>
  phrase.lang === 'de' ? phrase.text : <span lang={phrase.lang}>{phrase.text}</span>;
