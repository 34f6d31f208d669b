import { beforeAll, describe, expect, it } from 'vitest';
import { reviewLog } from '../testing/audit-log.ts';
import { historyLines, statusesAt } from './show-history.ts';

const FIRST = '00000000-0000-7000-8000-000000001000';
const SECOND = '00000000-0000-7000-8000-000000001001';

describe('replaying', () => {
  let log: Awaited<ReturnType<typeof reviewLog>>;
  beforeAll(async () => {
    log = await reviewLog(2);
  });

  it('tells what happened to a review, when, and by whom', async () => {
    expect(await historyLines(log, SECOND)).toEqual([
      '2026-03-02T09:02:00.000Z  Konto 00000000-0000-7000-8000-000000000001  eingereicht',
      '2026-03-02T09:02:00.000Z  Konto 00000000-0000-7000-8000-000000000001  eingereicht → gelöscht',
    ]);
    expect(await historyLines(log, '00000000-0000-7000-8000-00000000ffff')).toEqual([]);
  });

  it('tells the status of every review at a moment', async () => {
    expect(await statusesAt(log, new Date('2026-03-02T09:00:59Z'))).toEqual([]);
    expect(await statusesAt(log, new Date('2026-03-02T09:01:00Z'))).toMatchObject([
      { reviewId: FIRST, to: 'gelöscht' },
    ]);
    expect(await statusesAt(log, new Date('2026-03-03T00:00:00Z'))).toMatchObject([
      { reviewId: SECOND, to: 'gelöscht', at: '2026-03-02T09:02:00.000Z' },
      { reviewId: FIRST },
    ]);
  });
});
