import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** Written with `_` where a line must not end. */
const kept = (text: string) => typeset(text.replaceAll('_', ' '));

describe('typesetting', () => {
  it.each([
    'siehe §_13 und §_14_BGB',
    'Art._6 Abs._1 Buchst._f DSGVO',
    'VO (EU)_2024/1689',
    '30_Tage zum Ende, 4_Wochen und 99_% der Zeit',
    'mindestens 6_Zeichen und 59_€ im Monat',
    'am 24._Januar 2025',
    'z._B. heute',
    'in Bad_Kreuznach',
    '(49,58_€_netto +_9,42_€ Mehrwertsteuer)',
  ])('keeps together what belongs together: %s', (text) => {
    expect(kept(text)).toBe(text.replaceAll('_', '\u00a0'));
  });

  it('leaves the other blanks alone', () => {
    for (const text of ['Im Jahr 2025 waren es viele', 'Art und Abs wären ohne Punkt', 'Monatelang'])
      expect(typeset(text).includes('\u00a0')).toBe(false);
  });
});
