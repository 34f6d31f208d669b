import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailWorld, createRecordingTransport, type MailWorld } from './testing/mail-world.ts';
import { MailNotDelivered, type MailTransport } from './transport.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const away = () => new MailNotDelivered('SMTP: ESOCKET', { permanent: false, unreached: true });
const notThisOne = () => new MailNotDelivered('SMTP: EENVELOPE 452 4.2.2', { permanent: false });

describe('a mail server that was away for hours and is back', () => {
  let world: MailWorld;
  beforeEach(async () => {
    world = await createMailWorld();
  });
  afterEach(() => world.close());

  const setUp = () => {
    const recording = createRecordingTransport();
    return { ...recording, sender: world.createSender(recording) };
  };
  const enqueue = async (count: number): Promise<readonly string[]> => {
    const mails = Array.from({ length: count }, () => world.aMailTo(world.aCustomer()));
    for (const mail of mails) await world.outbox.enqueue(mail);
    return mails.map(({ id }) => id);
  };
  /** Tries as often as it takes until the next try is hours away, and lets a quarter of an hour pass. */
  const failForHours = async ({ sender, failWith }: ReturnType<typeof setUp>, id: string, failure: () => unknown) => {
    const { rows } = await world.pool.query<{ count: number }>(
      `select count(*)::int as count from mail.outbox where state = 'waiting'`,
    );
    while ((await world.untilDue(id)) < HOUR_MS) {
      world.advance(Math.max(0, await world.untilDue(id)));
      failWith(...Array.from({ length: rows[0]?.count ?? 0 }, failure));
      await sender.catchUp();
    }
    world.advance(15 * MINUTE_MS);
  };

  it('gets what waited for it as soon as one mail goes through, and each of them once', async () => {
    const delivery = setUp();
    const waiting = await enqueue(12);
    await failForHours(delivery, waiting[0] ?? '', away);
    await delivery.sender.catchUp();
    expect(delivery.sent).toHaveLength(0);
    const [fresh = ''] = await enqueue(1);
    await delivery.sender.catchUp();
    expect(delivery.sent.map(({ id }) => id).sort()).toEqual([...waiting, fresh].sort());
  });

  it('is asked for few of them by one that goes through, so that it costs little when it is away again', {
    tags: 'long',
  }, async () => {
    const delivery = setUp();
    const waiting = await enqueue(12);
    await failForHours(delivery, waiting[0] ?? '', away);
    const triesOf = async () =>
      (await Promise.all(waiting.map((id) => world.rowOf(id)))).map((row) => row?.attempts ?? 0);
    const before = await triesOf();
    await enqueue(1);
    const down = createRecordingTransport();
    let taken = 0;
    const send: MailTransport['send'] = async () => {
      taken += 1;
      if (taken > 1) throw away();
    };
    await world.createSender({ transport: { ...down.transport, send } }).catchUp();
    const more = (await triesOf()).map((tries, index) => tries - (before[index] ?? 0));
    expect([more.filter((tries) => tries === 1).length, more.filter((tries) => tries === 0).length]).toEqual([5, 7]);
  });

  it('does not hasten what a mailbox refused, nor what was tried a moment ago', { tags: 'long' }, async () => {
    const delivery = setUp();
    const [full = ''] = await enqueue(1);
    await failForHours(delivery, full, notThisOne);
    delivery.failWith(away());
    const [justNow = ''] = await enqueue(1);
    await delivery.sender.catchUp();
    const due = async () => [await world.untilDue(full), await world.untilDue(justNow)];
    const before = await due();
    await enqueue(1);
    await delivery.sender.catchUp();
    expect(delivery.sent).toHaveLength(1);
    expect(await due()).toEqual(before);
  });

  it('says nothing of another server, where each message has its own', async () => {
    const delivery = setUp();
    const servers = new Map<string, string>();
    const transport: MailTransport = { ...delivery.transport, serverOf: ({ id }) => servers.get(id) ?? 'one' };
    const sender = world.createSender({ transport });
    const [theirs = '', ours = ''] = await enqueue(2);
    servers.set(theirs, 'another');
    await failForHours({ ...delivery, sender }, ours, away);
    await enqueue(1);
    await sender.catchUp();
    expect(delivery.sent.map(({ id }) => id)).toContain(ours);
    expect(await world.rowOf(theirs)).toMatchObject({ state: 'waiting' });
  });
});
