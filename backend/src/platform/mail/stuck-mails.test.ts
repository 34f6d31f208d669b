import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStuckMails, type StuckMails } from './stuck-mails.ts';
import { createMailWorld, createRecordingTransport, type MailWorld } from './testing/mail-world.ts';
import { MailNotDelivered } from './transport.ts';

const refusedForGood = () => new MailNotDelivered('SMTP: EENVELOPE 550', { permanent: true });
const notNow = () => new MailNotDelivered('SMTP: ECONNREFUSED', { permanent: false });

describe('mails that do not go out', () => {
  let world: MailWorld;
  let stuck: StuckMails;
  beforeEach(async () => {
    world = await createMailWorld();
    stuck = createStuckMails(world);
  });
  afterEach(() => world.close());

  /** One mail given up, one postponed, one sent. */
  const setUp = async () => {
    const recording = createRecordingTransport();
    const sender = world.createSender(recording);
    const ids: string[] = [];
    for (const failure of [notNow(), refusedForGood(), null]) {
      const mail = world.aMailTo(world.aCustomer());
      ids.push(mail.id);
      await world.outbox.enqueue(mail);
      if (failure) recording.failWith(failure);
      await sender.catchUp();
    }
    const [postponed = '', failed = ''] = ids;
    return { postponed, failed, sender, sent: recording.sent };
  };

  it('are listed, those that were given up first, without whom they are for', async () => {
    const { postponed, failed } = await setUp();
    const list = await stuck.list(10);
    expect(list.map(({ id, state, reason }) => [id, state, reason])).toEqual([
      [failed, 'failed', 'SMTP: EENVELOPE 550'],
      [postponed, 'waiting', 'SMTP: ECONNREFUSED'],
    ]);
    expect([list[0]?.dueAt, list[1]?.dueAt]).toEqual([null, expect.any(Date)]);
    expect(await stuck.list(1)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain('beispiel.de');
  });

  it('are sent again when the operator wants it, once', async () => {
    const { failed, sender, sent } = await setUp();
    expect(await stuck.retry(failed)).toBe(true);
    expect(await world.rowOf(failed)).toMatchObject({ state: 'waiting', attempts: 0 });
    await sender.catchUp();
    expect(sent.map(({ id }) => id)).toContain(failed);
    expect(await stuck.retry(failed)).toBe(false);
  });

  it('that wait for another try are left to their sender', async () => {
    const { postponed } = await setUp();
    expect(await stuck.retry(postponed)).toBe(false);
    expect(await stuck.retryAll()).toBe(1);
    expect(await world.rowOf(postponed)).toMatchObject({ attempts: 1 });
  });
});
