import { expect, it } from 'vitest';
import { timeTable } from './times.ts';

it('shows each part with what it consists of, and the slowest files', () => {
  const parts = [
    {
      name: 'check',
      seconds: 25,
      parts: [
        { name: 'style', seconds: 5 },
        { name: 'types', seconds: 20 },
      ],
    },
    { name: 'unit', seconds: 75 },
  ];
  const files = [
    { part: 'unit', file: 'backend/src/a.test.ts', tests: 3, seconds: 30 },
    { part: 'unit', file: 'backend/src/b.test.ts', tests: 12, seconds: 90 },
  ];
  expect(timeTable(parts, files)).toBe(
    [
      'Where 100.0 s went:',
      '   25.0 s  25 %  check',
      '   20.0 s  20 %    types',
      '    5.0 s   5 %    style',
      '   75.0 s  75 %  unit',
      '',
      'The slowest 2 of 2 files, 120.0 s of 120.0 s that all took beside each other:',
      '   90.0 s  75 %  backend/src/b.test.ts (unit, 12 tests)',
      '   30.0 s  25 %  backend/src/a.test.ts (unit, 3 tests)',
    ].join('\n'),
  );
});

it('counts the time of a part that ran beside another one once', () => {
  const parts = [
    { name: 'browser', seconds: 100 },
    { name: 'other-browser', seconds: 30, beside: 'browser' },
  ];
  expect(timeTable(parts, []).split('\n')).toEqual([
    'Where 100.0 s went:',
    '  100.0 s 100 %  browser',
    '   30.0 s  30 %  other-browser (beside browser)',
  ]);
});

it('shows twenty files and no more, and none where no tests ran', () => {
  const files = Array.from({ length: 30 }, (_, n) => ({ part: 'unit', file: `${n}.test.ts`, tests: 1, seconds: n }));
  const table = timeTable([{ name: 'unit', seconds: 100 }], files);
  expect(table.match(/\.test\.ts/g)).toHaveLength(20);
  expect(table).toContain('29.test.ts');
  expect(table).not.toContain(' 9.test.ts');
  expect(timeTable([{ name: 'check', seconds: 1 }], [])).not.toContain('slowest');
});
