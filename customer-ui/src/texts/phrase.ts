/** Words for people: German, or an English text of the specification, which screen readers must pronounce as such. */
export interface Phrase {
  readonly text: string;
  readonly lang: 'de' | 'en';
}

export const german = (text: string): Phrase => ({ text, lang: 'de' });
export const english = (text: string): Phrase => ({ text, lang: 'en' });
