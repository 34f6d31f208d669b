import { dayInGermany } from '@sternklar/contracts/subscriptions/term';

const inWords = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** A day, `YYYY-MM-DD`: '14. August 2026'. */
export const dateInWords = (day: string): string => inWords.format(new Date(day));

/** A moment (ISO 8601) as the day it is in Germany: '14. August 2026'. */
export const dayInWords = (time: string): string => dateInWords(dayInGermany(time));

/** '59,00 €', with a space that does not break, and a minus sign where Intl takes a hyphen. */
export const euro = (amount: number): string => money.format(amount).replace('-', '\u2212');

export const quantity = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const enumerated = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

/** Sentences after each other; empty ones are left out. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
