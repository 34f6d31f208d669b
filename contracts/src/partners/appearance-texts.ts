import { contrastOf, READABLE_CONTRAST, textColorOn } from '../contrast.ts';

/** What is wrong with the look of a partner's chat, in the form and from the server alike. */
export const INVALID_COLOR = 'Bitte geben Sie die Farbe so an: #7a1f35.';
export const TEXT_COLOR_ALONE = 'Eine Schriftfarbe braucht auch die Farbe, auf der sie steht.';
export const HOURS_DAY = 'Der Tag ist eine Zahl von 1 (Montag) bis 7 (Sonntag).';
export const HOURS_TIME = 'Bitte geben Sie die Uhrzeit so an: 09:00.';
export const HOURS_ORDER = 'Das Ende muss nach dem Anfang liegen.';
export const HOURS_TWICE = 'Für jeden Tag kann es nur eine Zeit geben.';

const figure = (value: number) => (Math.floor(value * 10) / 10).toLocaleString('de-DE');

/** Two colours whose contrast is too low, each such as `#7a1f35`. */
export const unreadable = (ground: string, text: string): string =>
  `Schrift in ${text} wäre auf ${ground} kaum zu lesen: Der Kontrast ist ${figure(contrastOf(ground, text))}\u00a0:\u00a01, nötig sind ${figure(READABLE_CONTRAST)}\u00a0:\u00a01. Lesbar wäre ${textColorOn(ground)}.`;
