import type { SignedCheckpoint } from '@sternklar/event-store/transparency/transparency-log';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { reviewLog, transparencyLogOver } from '../testing/audit-log.ts';
import { mailCheckpoint } from './mail-checkpoint.job.ts';

const HOUR_MS = 3_600_000;
const auditor = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

describe('mailing the checkpoint', () => {
  let outbox: Map<string, OutboxMail>;
  let asked: number;
  let auditors: string[];
  let fails: Set<string>;
  let latest: SignedCheckpoint | null;
  let time: number;

  beforeEach(async () => {
    const { store } = await reviewLog(3);
    [outbox, asked, fails] = [new Map(), 0, new Set()];
    auditors = [auditor(1), auditor(2), auditor(3)];
    latest = await (await transparencyLogOver({ store })).log.latest();
    time = Date.parse('2026-03-02T09:00:00.000Z');
  });

  const job = () =>
    mailCheckpoint.create({
      log: { latest: async () => latest },
      users: {
        auditors: async ({ after, limit }) => {
          asked += 1;
          return auditors.filter((id) => id > after).slice(0, limit);
        },
      },
      enqueue: async (mail) => {
        if (fails.has(mail.accountId)) throw new Error('not now');
        if (!outbox.has(mail.id)) outbox.set(mail.id, mail);
      },
      now: () => new Date(time),
    });
  const sent = () => [...outbox.values()].map(({ accountId, params }) => `${accountId.at(-1)} ${params.day}`);

  it('asks for one mail per auditor with the note as it was signed', async () => {
    expect(await job().run(100)).toBe(3);
    expect([...outbox.values()]).toMatchObject(
      auditors.map((accountId) => ({
        accountId,
        template: 'checkpoint',
        params: { day: '2026-03-02', origin: 'sternklar.example/audit', size: '6', note: latest?.note },
      })),
    );
  });

  it('sends once a day in Germany, whatever process asks and however often it starts', async () => {
    const first = job();
    for (const one of [first, first, job(), job()]) await one.run(100);
    expect(sent()).toEqual(['1 2026-03-02', '2 2026-03-02', '3 2026-03-02']);
    time = Date.parse('2026-03-02T23:00:00.000Z');
    for (const one of [first, job()]) await one.run(100);
    expect(sent().slice(3)).toEqual(['1 2026-03-03', '2 2026-03-03', '3 2026-03-03']);
  });

  it('looks for auditors once a day, and reaches all in portions', async () => {
    const one = job();
    expect([await one.run(2), await one.run(2), await one.run(2)]).toEqual([2, 1, 0]);
    time += HOUR_MS;
    await one.run(2);
    expect([asked, sent().length]).toEqual([2, 3]);
  });

  it('goes on with the rest when one could not be kept, at the next run', async () => {
    const one = job();
    fails.add(auditor(2));
    await expect(one.run(100)).rejects.toThrow('not now');
    fails.clear();
    await one.run(100);
    expect(sent()).toEqual(['1 2026-03-02', '2 2026-03-02', '3 2026-03-02']);
  });

  it('sends nothing where nobody is auditor, and nothing before something was signed', async () => {
    auditors = [];
    await job().run(100);
    auditors = [auditor(1)];
    const one = job();
    const signed = latest;
    for (const nothing of [null, { ...(signed as SignedCheckpoint), size: 0 }]) {
      latest = nothing;
      await one.run(100);
    }
    expect(outbox.size).toBe(0);
    latest = signed;
    await one.run(100);
    expect(sent()).toEqual(['1 2026-03-02']);
  });
});
