import { useTranslate } from 'react-admin';
import { isEnglish, type Quoted } from './quoted.ts';

/** A quoted text, marked as English where it is. */
export const Say = ({ text }: { readonly text: Quoted }) => {
  const said = useTranslate()(text);
  return isEnglish(said) ? <span lang="en">{said}</span> : said;
};
