import { fillPlaceholders, openPlaceholder } from '@sternklar/contracts/text-blocks/placeholders';
import { expect, it } from 'vitest';
import { caseValues } from './case-values.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const BLOCK = 'Guten Tag {name}, am {datum}: {verfasser} über {unternehmen}.';

it('fills who, about which business, and whom a case is about', () => {
  const values = caseValues({ customer: 'lena@beispiel.de', business: 'Krone', reviewer: 'Max M.' }, NOW);
  expect(fillPlaceholders(BLOCK, values)).toBe('Guten Tag lena@beispiel.de, am 02.03.2026: Max M. über Krone.');
});

it('leaves what is not known, so that it is caught before it is sent', () => {
  const values = caseValues({ customer: null, business: 'Krone', reviewer: '' }, NOW);
  const text = fillPlaceholders(BLOCK, values);
  expect(text).toContain('{verfasser} über Krone');
  expect(openPlaceholder(text)).toBe('name');
});
