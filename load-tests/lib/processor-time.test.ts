import { describe, expect, it } from 'vitest';
import { figuresIn, ownProcessorSecondsOf, processorSecondsOf } from './processor-time.ts';

describe('processor time', () => {
  it('is read behind a name that holds blanks and brackets', () => {
    const stat = '42 (a (strange) name) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 20 10 20 0 1 0 100 0 0';
    expect(figuresIn(stat)).toEqual({ parent: 7, own: 2, ended: 0.3 });
  });

  it.runIf(process.platform === 'linux')('of a process with all below it is no less than its own, and grows', () => {
    const before = ownProcessorSecondsOf(process.pid);
    while (ownProcessorSecondsOf(process.pid) < before + 0.05) JSON.stringify(process.memoryUsage());
    expect(processorSecondsOf(process.pid)).toBeGreaterThanOrEqual(before + 0.05);
    expect(ownProcessorSecondsOf(2 ** 30)).toBe(0);
  });
});
