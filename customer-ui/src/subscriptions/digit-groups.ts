import { CARD_CVV_DIGITS, CARD_EXPIRY_DIGITS, CARD_NUMBER_DIGITS } from '@sternklar/contracts/constants';

/** How a field shows its digits: at most so many, in groups of a size, with a sign between the groups. */
export interface DigitShape {
  readonly most: number;
  readonly group: number;
  readonly between: string;
}

export const CARD_NUMBER: DigitShape = { most: CARD_NUMBER_DIGITS, group: 4, between: ' ' };
/** Month and year, shown as MM/YY. */
export const EXPIRY: DigitShape = { most: CARD_EXPIRY_DIGITS, group: 2, between: '/' };
export const CVV: DigitShape = { most: CARD_CVV_DIGITS, group: CARD_CVV_DIGITS, between: '' };

/** What stands in a field, and where its caret is, counted in characters. */
export interface Typed {
  readonly value: string;
  readonly caret: number;
}

const digitsIn = (text: string) => text.replace(/\D/g, '');

const grouped = (digits: string, { group, between }: DigitShape): string =>
  digits.replace(new RegExp(`\\d{${group}}(?=\\d)`, 'g'), `$&${between}`);

/** Where a caret with so many digits before it stands; at the end of a group, before or after the sign that follows. */
const caretAfter = (count: number, text: string, { group, between }: DigitShape, skipSign: boolean): number => {
  const signsBefore = count === 0 ? 0 : Math.floor((count - 1) / group);
  const caret = count + signsBefore * between.length;
  const atSign = count > 0 && count % group === 0 && caret < text.length;
  return skipSign && atSign ? caret + between.length : caret;
};

/**
 * What was typed, as digits in groups, with the caret where the user is typing. Digits too many are dropped where they
 * came in, just before the caret, so that none typed earlier gets lost. A caret at the end of a group stays there, for
 * the backspace key; `forwards` says that the user deletes with the other key, which has to get over the sign.
 */
export const inGroups = ({ value, caret }: Typed, shape: DigitShape, forwards = false): Typed => {
  const before = digitsIn(value.slice(0, caret));
  const after = digitsIn(value.slice(caret));
  const kept = before.slice(0, Math.max(0, shape.most - after.length));
  const text = grouped((kept + after).slice(0, shape.most), shape);
  return { value: text, caret: caretAfter(Math.min(kept.length, shape.most), text, shape, forwards) };
};
