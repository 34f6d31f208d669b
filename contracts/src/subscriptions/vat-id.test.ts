import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainVatId, VAT_ID_PROBLEMS, vatIdProblem } from './vat-id.ts';

describe('a VAT id', () => {
  it.each([
    'DE136695976',
    'DE100000008',
    'DE 136 695 976',
    'de-136.695.976',
    'ATU12345678',
    'BE0123456789',
    'CY12345678X',
    'EL123456789',
    'ESX1234567X',
    'FRXX123456789',
    'IE1234567WA',
    'LT123456789012',
    'NL123456789B01',
    'SE123456789012',
    'XIGD123',
    '',
    '  ',
  ])('is accepted as %j', (text) => {
    expect(vatIdProblem(text)).toBeNull();
  });

  it.each([
    ['136695976', VAT_ID_PROBLEMS.country],
    ['CH123456789', VAT_ID_PROBLEMS.country],
    ['US123456789', VAT_ID_PROBLEMS.country],
    ['constructor', VAT_ID_PROBLEMS.country],
    ['DE', VAT_ID_PROBLEMS.german],
    ['DE13669597', VAT_ID_PROBLEMS.german],
    ['DE036695976', VAT_ID_PROBLEMS.german],
    ['DE1366959760', VAT_ID_PROBLEMS.german],
    ['DE13669597X', VAT_ID_PROBLEMS.german],
    ['DE136695975', VAT_ID_PROBLEMS.checkDigit],
    ['AT12345678', VAT_ID_PROBLEMS.foreign],
    ['FRIO123456789', VAT_ID_PROBLEMS.foreign],
  ])('is refused as %j: %s', (text, problem) => {
    expect(vatIdProblem(text)).toBe(problem);
  });

  it('is kept without what people write between its digits', () => {
    expect(plainVatId(' de 136.695-976\u00a0')).toBe('DE136695976');
  });

  it('of Germany shows every single wrong digit', () => {
    const places = fc.integer({ min: 1, max: 8 });
    const steps = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(places, steps, (place, step) => {
        const digits = [...'136695976'];
        digits[place] = String((Number(digits[place]) + step) % 10);
        expect(vatIdProblem(`DE${digits.join('')}`)).toBe(VAT_ID_PROBLEMS.checkDigit);
      }),
    );
  });
});
