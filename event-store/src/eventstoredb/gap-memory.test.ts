import { afterEach, expect, it, vi } from 'vitest';
import { createGapMemory } from './gap-memory.ts';
import type { Gap, KeptGaps, LogMark } from './gaps.ts';

const LONG = 10 * 1024 * 1024;
const gap: Gap = { after: 0, upTo: LONG };

afterEach(() => void vi.restoreAllMocks());

const keptAt = (mark: LogMark) => {
  const done: unknown[] = [];
  const kept: KeptGaps = {
    load: async () => ({ gaps: [gap], mark }),
    keep: async (gaps, at) => void done.push({ gaps, at }),
    forget: async () => void done.push('forgotten'),
  };
  return { kept, done };
};

it('Gaps of a log are known again where the record stands that stood there', async () => {
  const { kept, done } = keptAt({ position: LONG, record: 'seen' });
  const gaps = await createGapMemory({ kept, recordAt: async () => 'seen', logger: undefined }).known();
  expect(gaps.beyond(1)).toBe(LONG);
  expect(done).toEqual([]);
});

it('Gaps of another log are forgotten where they are kept, too: what is found in this one must not stand beside them', async () => {
  const { kept, done } = keptAt({ position: LONG, record: 'seen' });
  const memory = createGapMemory({ kept, recordAt: async () => 'another', logger: undefined });
  const gaps = await memory.known();
  expect(gaps.beyond(1)).toBe(1);
  const found = { after: LONG, upTo: 3 * LONG };
  gaps.add(found);
  // As long after the start of the process as it waits before it keeps something.
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  await memory.keep();
  expect(done).toEqual(['forgotten', { gaps: [found], at: { position: 3 * LONG, record: 'another' } }]);
});
