import fc from 'fast-check';

/** Texts that have broken software before. */
const NASTY = [
  '',
  ' ',
  '\t\r\n',
  '\0',
  'vor\0nach',
  '\ud800',
  'halb \udfff',
  '\udc00\ud800',
  'gelo\u0308scht',
  '\u202eumgekehrt\u202c',
  'שלום עולם',
  '\u200b\u200d\ufeff',
  '👩‍👩‍👧‍👦 🏴‍☠️',
  'Z̸̢̛̦̘a̷l̴g̵o̶',
  'İıſK',
  '\u2028\u2029',
  '\x1b[31mrot\x1b[0m',
  '\x7f\x80\x9f',
  "'; drop table reviews; --",
  '" or ""="',
  '$1',
  '%s%n%x',
  '%_\\',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '١٢٣',
  '9007199254740993',
  '2026-02-30T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'data:text/html,x',
  'http://[::1',
  'http://user:pass@127.0.0.1:99999/',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.de`,
] as const;

const HUGE = [
  'x'.repeat(1_001),
  'ä'.repeat(10_001),
  'ö\u0308'.repeat(5_000),
  '🌟'.repeat(20_000),
  'x'.repeat(255_000),
  'x'.repeat(300_000),
];

export const nastyText = fc.constantFrom(...NASTY);
export const hugeText = fc.constantFrom(...HUGE);
/** What people might write, and what they might not. */
export const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 4, arbitrary: nastyText },
);

/** A value of some type, rarely the wanted one. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 1, arbitrary: hugeText },
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      6,
      1e308,
      Number.MAX_SAFE_INTEGER + 2,
      [],
      {},
      [null],
      [[[]]],
      { $ne: null },
      { toString: 'x', length: -1 },
      ['gelöscht', 'eingereicht'],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
