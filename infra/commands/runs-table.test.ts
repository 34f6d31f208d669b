import { describe, expect, it } from 'vitest';
import { runsOf, runsTable } from './runs-table.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const begun = (hour: number, more: object = {}) => ({
  ...{ start: `2026-03-02T0${hour}:00:00.000Z`, commit: COMMIT, asked: 'everything', load: 0.5, processors: 2 },
  ...more,
});
const ended = (hour: number, more: object = {}) => ({
  ...begun(hour),
  ...{ result: 'passed', seconds: 301.4, parts: {}, passed: 3, failed: [], byChance: [], ...more },
});
const log = (...lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

describe('the log of test runs, for people', () => {
  it('has every run in the order in which they began, failed and interrupted ones too', () => {
    const runs = runsOf(
      log(
        begun(1),
        ended(1),
        begun(2, { besideBurner: true, load: 3 }),
        begun(3, { asked: ['unit'] }),
        ended(3, { asked: ['unit'], result: 'failed', failed: ['a.test.ts: sorts\n    why'] }),
        ended(2, { byChance: ['b.test.ts: waits'] }),
        begun(4, { commit: `${COMMIT}+` }),
      ),
    );
    expect(runsTable(runs).split('\n')).toEqual([
      '2026-03-02 01:00  01234567   whole, load 0.5  green: 3 tests in 301 s',
      '2026-03-02 02:00  01234567   whole, load 3, beside a burner  green the second time: 3 tests in 301 s',
      '    by chance: b.test.ts: waits',
      '2026-03-02 03:00  01234567   unit, load 0.5  failed: 1, after 301 s',
      '    failed: a.test.ts: sorts',
      '2026-03-02 04:00  01234567+  whole, load 0.5  without an end: interrupted, or still under way',
      '',
      '01234567: 2 whole runs, 1 of them beside a burner: 1 green at once, 1 the second time, 0 failed, 0 without an end',
      '01234567+: 1 whole runs, 0 of them beside a burner: 0 green at once, 0 the second time, 0 failed, 1 without an end',
    ]);
  });

  it('passes over a line that was cut short', () => {
    expect(runsOf(`${log(begun(1), ended(1))}{"start":"20`)).toHaveLength(1);
  });

  it('is empty before the first run', () => {
    expect(runsTable(runsOf(''))).toBe('');
  });
});
