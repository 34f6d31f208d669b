import type { StatusReport } from '../status/status-report.ts';

/** A product that is well, at eight in the morning. */
export const aStatusReport = (changes: Partial<StatusReport> = {}): StatusReport => ({
  at: new Date('2026-07-14T06:00:00.000Z'),
  versions: { product: '1.2.3', node: 'v24.1.0', postgres: '18.1' },
  migrations: { applied: 6, missing: [], unknown: [] },
  connections: { used: 14, max: 100 },
  processes: 1,
  log: { head: 12_345, newestAt: new Date('2026-07-14T05:59:48.000Z') },
  readModels: [
    {
      name: 'user-list',
      version: 1,
      position: 12_345,
      lagEvents: 0,
      lagSeconds: 0,
      nextType: null,
      stuckBefore: null,
      missingEvents: 0,
    },
    {
      name: 'review-list',
      version: 3,
      position: 12_345,
      lagEvents: 0,
      lagSeconds: 0,
      nextType: null,
      stuckBefore: null,
      missingEvents: 0,
    },
  ],
  reactors: [{ name: 'when-a-then-b', position: 12_000, lagEvents: 0, lagSeconds: 0, parked: 0 }],
  parkedByOthers: 0,
  outbox: { waiting: 0, failed: 0, oldestWaitingSince: null, sentLastDay: 12 },
  clock: null,
  errors: [],
  masterKey: {
    since: new Date('2026-07-10T06:00:00.000Z'),
    dueAt: new Date('2026-07-25T06:00:00.000Z'),
    isOverdue: false,
    isUnfinished: false,
  },
  warnings: [],
  witnesses: { witnesses: [], quorum: 0, missing: 0 },
  found: [],
  ...changes,
});
