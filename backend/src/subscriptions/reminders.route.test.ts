import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

describe('reminders of the last day for notice', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createTestWorld();
    for (const email of ['bleibt@beispiel.de', 'geht@beispiel.de']) {
      const person = await world.customer(email);
      await person.post('/subscription/create', { plan_name: 'standard' });
    }
    await (await world.login('geht@beispiel.de')).post('/subscription/notice', {});
  });
  afterAll(() => world.close());

  const until = async (day: string) => {
    world.advance(Date.parse(`${day}T12:00:00.000Z`) - world.now().getTime());
    await world.catchUp();
  };
  const remindersTo = async (email: string) =>
    (await world.mails(email)).filter(({ subject }) => subject.includes('verlängert sich bald'));

  /** How far the reminders got, for whoever reads that one is missing. */
  const traces = async (): Promise<string> => {
    const session = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
    const { rows } = await session
      .query(
        `select 'recorded at ' || recorded_at as trace from event_log.events where type = 'SubscriptionNoticeReminded'
         union all select template || ' ' || state || ' after attempt ' || attempts from mail.outbox
           where template like '%remind%'`,
      )
      .finally(() => session.end());
    return rows.map(({ trace }) => trace).join('\n');
  };
  const expectReminders = async (count: number) =>
    expect(await remindersTo('bleibt@beispiel.de'), await traces()).toHaveLength(count);

  it('come twice in a term, whoever runs the jobs, and name the days', async () => {
    await until('2026-12-01');
    await expectReminders(0);
    const other = await world.anotherProcess();
    await until('2026-12-02');
    const [first] = await remindersTo('bleibt@beispiel.de');
    expect(first?.text).toContain('noch bis zum 2. Februar 2027');
    await until('2026-12-20');
    await expectReminders(1);
    await until('2026-12-27');
    await until('2027-01-20');
    await expectReminders(2);
    await other.close();
  });

  it('are not for those who gave notice', async () => {
    expect(await remindersTo('geht@beispiel.de')).toHaveLength(0);
  });

  it('come once, and the later one, after a downtime in which both became due', async () => {
    await until('2028-01-20');
    await expectReminders(3);
  });

  it('do not come when the day passed in the downtime', async () => {
    await until('2029-02-10');
    await expectReminders(3);
  });
});
