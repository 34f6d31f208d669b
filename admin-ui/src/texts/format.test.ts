import { expect, it } from 'vitest';
import { formatPrice, sheetPrice } from './format.ts';

it('an amount that goes back has a minus sign for people, and the hyphen that spreadsheets take', () => {
  expect([formatPrice(-1_259), formatPrice(59)]).toEqual(['−1.259,00\u00a0€', '59,00\u00a0€']);
  expect(sheetPrice(-59)).toBe('-59,00\u00a0€');
});
