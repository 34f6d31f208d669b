import { expect, it } from 'vitest';
import { understand } from '../answers.ts';
import { priceOfSpanIn } from './price-of-a-span.ts';

it.each([
  ['Rechnen Sie mir das auf ein halbes Jahr.', 'Für 6 Monate sind das 354,00\u00a0€.'],
  ['und im Quartal?', 'Für 3 Monate sind das 177,00\u00a0€.'],
  ['Was zahle ich für 18 Monate?', 'Für 18 Monate sind das 1.062,00\u00a0€.'],
  ['Drei Jahre voraus gerechnet, was wäre das zusammen?', 'Für 36 Monate sind das 2.124,00\u00a0€.'],
  ['was kosten zwei jahre', 'Für 24 Monate sind das 1.416,00\u00a0€.'],
  ['Was kostet ein Monat?', ''],
  ['Was kosten 12 Monate?', ''],
  ['Ich bin seit drei Monaten dabei, was kostet es?', ''],
  ['Was kostet es nach 2 Jahren?', ''],
  ['Was kosten 1,5 Jahre?', ''],
  ['Ich bin seit einem halben Jahr dabei, was kostet es?', ''],
  ['Zum 10-jährigen Jubiläum: was kostet es?', ''],
  ['Die Bewertung ist 3 Jahre alt, was kostet das?', ''],
  ['In den vergangenen 3 Jahren gab es viel, was kostet es?', ''],
  ['Kann ich vierteljährlich zahlen?', ''],
  ['0 Monate', ''],
  ['900 Jahre', ''],
])('%s → %s', (text, sentence) => {
  expect(priceOfSpanIn(text)).toBe(sentence);
});

it('is said before the price where the span is named beside the question', () => {
  const [first] = understand('Rechnen Sie mir das auf ein halbes Jahr, was kostet es?').pieces;
  expect(first).toMatchObject({ about: 'price', text: expect.stringMatching(/^Für 6 Monate sind das 354,00/) });
});
