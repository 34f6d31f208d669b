import { describe, expect, it, test } from 'vitest';
import { codeOfStep, stepAt, stepOfCode, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code', () => {
  // RFC 6238, appendix B, for SHA-1; its codes have eight digits, of which apps show the last six.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(new Date(seconds * 1_000)))).toBe(code.slice(-6));
  });

  // RFC 4226, appendix D.
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    '%s is that of RFC 4226',
    (code) => {
      expect(Array.from({ length: 10 }, (_, count) => codeOfStep(secret, count))).toContain(code);
    },
  );
});

describe('an entered code', () => {
  const at = new Date('2026-03-02T09:00:15.000Z');
  const step = stepAt(at);

  it.each([
    ['of the step before', -1],
    ['of the present step', 0],
    ['of the next step', 1],
  ])('%s is taken', (_, beside) => {
    expect(stepOfCode(secret, codeOfStep(secret, step + beside), at)).toBe(step + beside);
  });

  it.each([-2, 2])('of %i steps away is none', (beside) => {
    expect(stepOfCode(secret, codeOfStep(secret, step + beside), at)).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('that is none is refused: %s', (entered) => {
    expect(stepOfCode(secret, entered, at)).toBeNull();
  });
});

// RFC 4648, chapter 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of „%s“ is that of RFC 4648', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});
