import { expect, it } from 'vitest';
import { formatPrice } from './format.ts';

it('an amount that goes back has a minus sign for people', () => {
  expect([formatPrice(-1_259), formatPrice(59)]).toEqual(['−1.259,00\u00a0€', '59,00\u00a0€']);
});
