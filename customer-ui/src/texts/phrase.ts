/** Words for people: German, or an English text of the specification, which screen readers must pronounce as such. */
export interface Phrase {
  readonly text: string;
  readonly lang: 'de' | 'en';
}

export const german = (text: string) => ({ text, lang: 'de' }) as const satisfies Phrase;
export const english = (text: string) => ({ text, lang: 'en' }) as const satisfies Phrase;
