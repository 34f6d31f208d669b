/** What the button says, and what is said beside it while the window cannot come. */
export interface ButtonWords {
  /** Their language, as HTML names it. */
  readonly lang: string;
  readonly name: string;
  readonly open: string;
  readonly notLoaded: string;
}

/** The product's own language. */
export const german: ButtonWords = {
  lang: 'de',
  name: 'Support-Chat',
  open: 'Support-Chat öffnen',
  notLoaded: 'Der Chat lädt gerade nicht. Bitte versuchen Sie es erneut.',
};

export const english: ButtonWords = {
  lang: 'en',
  name: 'Support chat',
  open: 'Open support chat',
  notLoaded: 'The chat did not load. Please try again.',
};
