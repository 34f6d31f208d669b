import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_NUMBER, CVV, type DigitShape, EXPIRY, inGroups } from './digit-groups.ts';

/** '12|34' is '1234' with the caret after the 2. */
const typed = (text: string) => ({ value: text.replace('|', ''), caret: text.indexOf('|') });
const shown = (text: string, shape: DigitShape, forwards = false) => {
  const { value, caret } = inGroups(typed(text), shape, forwards);
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
};

/** Keys pressed one after the other in an empty field. */
const afterKeys = (keys: string, shape: DigitShape) =>
  [...keys].reduce(
    ({ value, caret }, key) =>
      inGroups({ value: value.slice(0, caret) + key + value.slice(caret), caret: caret + 1 }, shape),
    { value: '', caret: 0 },
  );

describe('a card number', () => {
  it('is shown in fours while it is typed, with the caret at its end', () => {
    expect(afterKeys('4242424242424242', CARD_NUMBER)).toEqual({ value: '4242 4242 4242 4242', caret: 19 });
    expect(afterKeys('42424', CARD_NUMBER)).toEqual({ value: '4242 4', caret: 6 });
  });

  it('has no blank at its end', () => {
    expect(shown('4242|', CARD_NUMBER)).toBe('4242|');
  });

  it('takes digits only', () => {
    expect(shown('4a2-4 2.4/2x|', CARD_NUMBER)).toBe('4242 42|');
    expect(shown('abc|', CARD_NUMBER)).toBe('|');
  });

  it('takes sixteen digits and not one more', () => {
    expect(afterKeys('12345678901234567', CARD_NUMBER).value).toBe('1234 5678 9012 3456');
    expect(shown('1234-5678-9012-3456-7890|', CARD_NUMBER)).toBe('1234 5678 9012 3456|');
  });

  it('keeps the digits that were there when one more is typed in the middle', () => {
    expect(shown('1234 59|678 9012 3456', CARD_NUMBER)).toBe('1234 5|678 9012 3456');
  });

  it('leaves the caret where a digit is typed in the middle', () => {
    expect(shown('129|34 5678', CARD_NUMBER)).toBe('129|3 4567 8');
    expect(shown('1239|4 5678', CARD_NUMBER)).toBe('1239| 4567 8');
  });

  it('lets the backspace key walk over a blank', () => {
    expect(shown('1234|5678', CARD_NUMBER)).toBe('1234| 5678');
    expect(shown('123| 5678', CARD_NUMBER)).toBe('123|5 678');
  });

  it('lets the delete key walk over a blank', () => {
    expect(shown('1234|5678', CARD_NUMBER, true)).toBe('1234 |5678');
    expect(shown('1234 |678', CARD_NUMBER, true)).toBe('1234 |678');
  });

  it('is emptied when everything is deleted', () => {
    expect(shown('|', CARD_NUMBER)).toBe('|');
  });
});

describe('an expiry date', () => {
  it('is shown as MM/YY', () => {
    expect(afterKeys('1227', EXPIRY)).toEqual({ value: '12/27', caret: 5 });
    expect(afterKeys('12/27', EXPIRY)).toEqual({ value: '12/27', caret: 5 });
    expect(afterKeys('12279', EXPIRY).value).toBe('12/27');
  });

  it('is not judged: nothing is charged', () => {
    expect(afterKeys('9900', EXPIRY).value).toBe('99/00');
  });
});

it('a CVV has three digits and nothing between them', () => {
  expect(afterKeys('12a34', CVV)).toEqual({ value: '123', caret: 3 });
});

it('whatever is typed wherever, what is shown is in shape and the caret inside it', () => {
  const shapes = fc.constantFrom(CARD_NUMBER, EXPIRY, CVV);
  fc.assert(
    fc.property(shapes, fc.string({ maxLength: 40 }), fc.nat(40), fc.boolean(), (shape, value, at, forwards) => {
      const caret = Math.min(at, value.length);
      const next = inGroups({ value, caret }, shape, forwards);
      const digits = next.value.replace(/\D/g, '');
      expect(digits.length).toBe(Math.min(shape.most, value.replace(/\D/g, '').length));
      expect(next.caret).toBeLessThanOrEqual(next.value.length);
      expect(inGroups({ value: next.value, caret: next.value.length }, shape).value).toBe(next.value);
    }),
  );
});
