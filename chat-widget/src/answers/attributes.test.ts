import { giveAttributesBodySchema } from '@sternklar/contracts/conversations/answer-by-mail.api';
import { expect, it } from 'vitest';
import { takenAttributes } from './attributes.ts';

it('short texts, numbers and yes or no are taken as text', () => {
  expect({ ...takenAttributes({ Tarif: ' Premium ', Korb: 3, Kunde: true }) }).toEqual({
    Tarif: 'Premium',
    Korb: '3',
    Kunde: 'true',
  });
});

it('what is no plain value is left out, and what is too much is cut', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`Angabe ${number}`, number]));
  expect(Object.keys(takenAttributes(many))).toHaveLength(10);
  expect({ ...takenAttributes({ Liste: [1], Nichts: null, 'Na\nme': 'x', Lang: '😀'.repeat(300) }) }).toEqual({
    Lang: '😀'.repeat(200),
  });
  for (const said of [null, undefined, 'Tarif', 7]) expect({ ...takenAttributes(said) }).toEqual({});
});

it('the server takes everything that is left', () => {
  const said = {
    ...Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`Größe_${number}`, `a\u0000\u2028b${number}`])),
    Lang: 'ä'.repeat(300),
  };
  expect(giveAttributesBodySchema.safeParse({ attributes: { ...takenAttributes(said) } }).success).toBe(true);
  expect(
    giveAttributesBodySchema.safeParse({ attributes: { ...takenAttributes({ Lang: '😀'.repeat(300) }) } }).success,
  ).toBe(true);
});
