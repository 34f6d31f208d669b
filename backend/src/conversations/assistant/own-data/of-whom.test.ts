import { describe, expect, it } from 'vitest';
import { companyIn, isOneOf } from './of-whom.ts';

describe('whose contract is asked for', () => {
  it.each([
    ['Zeig mir die Rechnungen von der Metzgerei Huber.', 'Metzgerei Huber'],
    ['Wann läuft das Abo vom Hotel Adler aus?', 'Hotel Adler'],
    ['die Rechnungen des Gasthofs', null],
    ['Meine Rechnungen vom Oktober', null],
    ['Rechnung von der Bank', null],
  ])('%s', (message, company) => {
    expect(companyIn(message)).toBe(company);
  });

  it('may be one’s own', () => {
    expect(isOneOf('Café Morgenrot', ['Café Morgenrot GmbH'])).toBe(true);
    expect(isOneOf('Metzgerei Huber', ['Café Morgenrot'])).toBe(false);
  });
});
