import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForeignVatId, plainVatId, VAT_ID_PROBLEMS, vatIdProblem } from './vat-id.ts';

describe('a VAT id', () => {
  it.each(['DE136695976', 'DE100000008', 'DE 136 695 976', 'de-136.695.976', '', '  '])('is accepted as %j', (text) => {
    expect(vatIdProblem(text)).toBeNull();
  });

  it.each([
    ['136695976', VAT_ID_PROBLEMS.seat],
    ['CHE-123.456.788', VAT_ID_PROBLEMS.seat],
    ['CH123456789', VAT_ID_PROBLEMS.seat],
    ['US123456789', VAT_ID_PROBLEMS.seat],
    ['constructor', VAT_ID_PROBLEMS.seat],
    ['DE', VAT_ID_PROBLEMS.german],
    ['DE13669597', VAT_ID_PROBLEMS.german],
    ['DE036695976', VAT_ID_PROBLEMS.german],
    ['DE1366959760', VAT_ID_PROBLEMS.german],
    ['DE13669597X', VAT_ID_PROBLEMS.german],
    ['DE136695975', VAT_ID_PROBLEMS.checkDigit],
    ['ATU12345678', VAT_ID_PROBLEMS.seat],
    ['EL123456789', VAT_ID_PROBLEMS.seat],
    ['fr XX 123456789', VAT_ID_PROBLEMS.seat],
    ['XIGD123', VAT_ID_PROBLEMS.seat],
  ])('is refused as %j: %s', (text, problem) => {
    expect(vatIdProblem(text)).toBe(problem);
  });

  it('of any other state is refused with whom the offer is for', () => {
    expect(VAT_ID_PROBLEMS.seat).toContain('Sitz in Deutschland');
  });

  it('is another state’s unless it begins with DE', () => {
    expect(['DE136695976', 'de 136 695 976', 'ATU12345678'].map(isForeignVatId)).toEqual([false, false, true]);
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
