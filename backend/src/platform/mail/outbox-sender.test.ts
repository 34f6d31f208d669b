import { CODE_LIFETIME_MS } from '@sternklar/contracts/constants';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS } from './retry-schedule.ts';
import { codeMail, newsMail } from './testing/made-up-mails.ts';
import { createMailWorld, createRecordingTransport, type MailWorld } from './testing/mail-world.ts';
import { MailNotDelivered, type MailTransport } from './transport.ts';

const DAY_MS = 86_400_000;
const temporary = () => new MailNotDelivered('SMTP: EENVELOPE 451 4.7.1', { permanent: false });

describe('the mail outbox', () => {
  let world: MailWorld;
  beforeEach(async () => {
    world = await createMailWorld();
  });
  afterEach(() => world.close());

  const setUp = () => {
    const recording = createRecordingTransport();
    return { ...recording, sender: world.createSender(recording) };
  };

  it('sends what waits, to the address known at sending time', async () => {
    const { sender, sent } = setUp();
    const customer = world.aCustomer('neu@beispiel.de');
    await world.outbox.enqueue(world.aMailTo(customer));
    await sender.catchUp();
    expect(sent).toMatchObject([{ to: 'neu@beispiel.de', subject: 'Ein Anliegen von Sternklar' }]);
  });

  it('sends a mail once, however often it is asked for', async () => {
    const { sender, sent } = setUp();
    const mail = world.aMailTo(world.aCustomer());
    await world.outbox.enqueue(mail);
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    expect(sent).toHaveLength(1);
  });

  it('keeps neither address nor code, and logs neither', async () => {
    const { sender, sent, failWith } = setUp();
    const codeEventId = v7();
    const code = codeEventId.slice(-6).toUpperCase();
    const mail = world.aMailTo(world.aCustomer(), codeMail.with({ codeEventId }));
    failWith(Object.assign(new Error('550 <kundin@beispiel.de> unknown'), { code: 'EWHATEVER' }));
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    world.advance(60_000);
    await sender.catchUp();
    expect(sent[0]?.text).toContain(code);
    const { rows } = await world.pool.query('select o::text as line from mail.outbox o');
    for (const trace of [JSON.stringify(rows), JSON.stringify(world.logged)]) {
      expect(trace).toContain(mail.id);
      expect(trace).not.toContain('beispiel.de');
      expect(trace.replaceAll(codeEventId, '').toUpperCase()).not.toContain(code);
    }
  });

  it('drops a mail to an account that was erased meanwhile', async () => {
    const { sender, sent } = setUp();
    const customer = world.aCustomer();
    const mail = world.aMailTo(customer);
    await world.outbox.enqueue(mail);
    world.erase(customer);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'dropped', last_error: 'account erased' });
  });

  it('drops what the owner of an account does not want any more, and sends them everything else', async () => {
    const { sender, sent } = setUp();
    const customer = world.aCustomer();
    const declined = world.aMailTo(customer, newsMail.with({ begunBy: '1' }));
    const warning = world.aMailTo(customer);
    await world.outbox.enqueue(declined);
    await world.outbox.enqueue(warning);
    world.decline(customer);
    await sender.catchUp();
    expect(sent.map(({ id }) => id)).toEqual([warning.id]);
    expect(await world.rowOf(declined.id)).toMatchObject({ state: 'dropped', last_error: 'declined' });
  });

  it('drops a code that ran out before it could be sent', async () => {
    const { sender, sent, failWith } = setUp();
    const mail = world.aMailTo(world.aCustomer(), codeMail.with({ codeEventId: v7() }));
    failWith(temporary());
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    world.advance(CODE_LIFETIME_MS);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'dropped', last_error: 'too late' });
  });

  it('waits with no mail longer than an hour: a log keeps the time of a clock that was ahead for a moment', async () => {
    const { sender, sent } = setUp();
    const notBefore = new Date(world.now().getTime() + 35 * DAY_MS);
    await world.outbox.enqueue(world.aMailTo(world.aCustomer(), { notBefore }));
    world.advance(3_599_999);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    world.advance(1);
    await sender.catchUp();
    expect(sent).toHaveLength(1);
  });

  it('sends what was taken in time, also when the clock leaps before it is made', async () => {
    const recording = createRecordingTransport();
    const take: MailWorld['table']['take'] = async (...which) => {
      const taken = await world.table.take(...which);
      world.advance(CODE_LIFETIME_MS);
      return taken;
    };
    const sender = world.createSender({ ...recording, table: { ...world.table, take } });
    const mail = world.aMailTo(world.aCustomer(), codeMail.with({ codeEventId: v7() }));
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    expect(recording.sent).toHaveLength(1);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent' });
  });

  it('waits while nobody knows whether there is anything to tell, as often as that takes, also by another process', {
    tags: 'long',
  }, async () => {
    const { sender, sent } = setUp();
    const mail = world.aMailTo(world.aCustomer(), newsMail.with({ begunBy: 'later' }));
    await world.outbox.enqueue(mail);
    for (let asked = 0; asked <= MAX_ATTEMPTS; asked += 1) {
      await sender.catchUp();
      world.advance(30_000);
      const due_at = world.now();
      expect(await world.rowOf(mail.id)).toEqual({ state: 'waiting', attempts: 0, last_error: null, due_at });
    }
    await world.pool.query('update mail.outbox set params = $1', [{ begunBy: '1' }]);
    const another = setUp();
    await another.sender.catchUp();
    expect([sent, another.sent].map(({ length }) => length)).toEqual([0, 1]);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('waits with a mail as long as is asked for, and drops it when there is nothing new any more by then', async () => {
    const { sender, sent } = setUp();
    const notBefore = new Date(world.now().getTime() + 120_000);
    const newsOf = (begunBy: string) => world.aMailTo(world.aCustomer(), { ...newsMail.with({ begunBy }), notBefore });
    const [news, seen] = [newsOf('1'), newsOf('2')];
    for (const mail of [news, seen]) await world.outbox.enqueue(mail);
    world.advance(119_999);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    world.advance(1);
    await sender.catchUp();
    expect(sent.map(({ id }) => id)).toEqual([news.id]);
    expect(await world.rowOf(seen.id)).toMatchObject({ state: 'dropped', last_error: 'nothing new any more' });
  });

  it('tries again later, and not before', async () => {
    const { sender, sent, failWith } = setUp();
    const mail = world.aMailTo(world.aCustomer());
    failWith(temporary());
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: 'SMTP: EENVELOPE 451 4.7.1',
    });
    world.advance(14_999);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    world.advance(1);
    await sender.catchUp();
    expect(sent).toHaveLength(1);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('leaves a receiver alone that asks for it, for as long as it asks', async () => {
    const { sender, sent, failWith } = setUp();
    failWith(new MailNotDelivered('push service: 429', { permanent: false, retryAfterMs: 3_600_000 }));
    await world.outbox.enqueue(world.aMailTo(world.aCustomer()));
    await sender.catchUp();
    world.advance(3_599_999);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    world.advance(1);
    await sender.catchUp();
    expect(sent).toHaveLength(1);
  });

  it('gives up after about a day and keeps the mail visible', async () => {
    const { sender, sent, failWith } = setUp();
    const mail = world.aMailTo(world.aCustomer());
    failWith(...Array.from({ length: MAX_ATTEMPTS }, temporary));
    await world.outbox.enqueue(mail);
    const from = world.now().getTime();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await sender.catchUp();
      if (attempt < MAX_ATTEMPTS) world.advance(await world.untilDue(mail.id));
    }
    expect((world.now().getTime() - from) / DAY_MS).toBeCloseTo(1, 1);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
    expect(await world.table.counts()).toEqual({ waiting: 0, failed: 1, oldestWaitingSince: null });
    world.advance(DAY_MS);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
  });

  it('gives up at once when another try cannot help', async () => {
    const { sender, failWith } = setUp();
    const mail = world.aMailTo(world.aCustomer());
    failWith(new MailNotDelivered('SMTP: EENVELOPE 550 5.1.1', { permanent: true }));
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: 'SMTP: EENVELOPE 550 5.1.1',
    });
  });

  it('is not held up by one mail that fails', async () => {
    const { sender, sent, failWith } = setUp();
    failWith(temporary());
    for (let count = 0; count < 12; count += 1) await world.outbox.enqueue(world.aMailTo(world.aCustomer()));
    await sender.catchUp();
    expect(sent).toHaveLength(11);
  });

  it('is shared by senders without one mail sent twice', async () => {
    const customer = world.aCustomer();
    const mails = Array.from({ length: 60 }, () => world.aMailTo(customer));
    await Promise.all(mails.map((mail) => world.outbox.enqueue(mail)));
    const recording = createRecordingTransport();
    const senders = [1, 2, 3].map(() => world.createSender(recording));
    await Promise.all(senders.map((sender) => sender.catchUp()));
    expect(recording.sent.map(({ id }) => id).sort()).toEqual(mails.map(({ id }) => id).sort());
  });

  it('hands a mail on when its sender died', async () => {
    const { sender, sent } = setUp();
    const mail = world.aMailTo(world.aCustomer());
    await world.outbox.enqueue(mail);
    const [takenByTheDead] = await world.table.take(1, world.now(), new Date(world.now().getTime() + 120_000));
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    world.advance(120_000);
    await sender.catchUp();
    expect(sent).toHaveLength(1);
    expect(takenByTheDead).toBeDefined();
    if (takenByTheDead) await world.table.postpone(takenByTheDead, world.now(), 'back from the dead');
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent', last_error: null });
  });

  it('does not pass a mail on for ever that kills every sender', async () => {
    const { sender, sent } = setUp();
    const mail = world.aMailTo(world.aCustomer());
    await world.outbox.enqueue(mail);
    for (let life = 1; life <= MAX_ATTEMPTS; life += 1) {
      await world.table.take(1, world.now(), new Date(world.now().getTime() + 1));
      world.advance(1);
    }
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'failed' });
  });

  it('does not wait for a transport that hangs', async () => {
    const hanging: MailTransport = { send: () => new Promise(() => undefined), close: async () => undefined };
    const sender = world.createSender({ transport: hanging, sendLimitMs: 20 });
    const mail = world.aMailTo(world.aCustomer());
    await world.outbox.enqueue(mail);
    await sender.catchUp();
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'waiting', last_error: 'time limit reached' });
  });

  // Its time limit is shorter than the safety check, so only the notification can make it pass.
  it('wakes a running sender at once', async () => {
    const { sender, sent, nextMail } = setUp();
    sender.start();
    await world.outbox.enqueue(world.aMailTo(world.aCustomer()));
    await sender.catchUp();
    for (let round = 2; round <= 4; round += 1) {
      const arrived = nextMail();
      await world.outbox.enqueue(world.aMailTo(world.aCustomer()));
      await arrived;
      expect(sent).toHaveLength(round);
    }
    await sender.stop();
  }, 8_000);

  it('finishes what is on its way before it stops', async () => {
    let accept: () => void = () => undefined;
    let underWay: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      underWay = resolve;
    });
    const slow: MailTransport = {
      send: () =>
        new Promise((resolve) => {
          accept = resolve;
          underWay();
        }),
      close: async () => undefined,
    };
    const sender = world.createSender({ transport: slow });
    const mail = world.aMailTo(world.aCustomer());
    await world.outbox.enqueue(mail);
    sender.start();
    await started;
    const stopped = sender.stop();
    accept();
    await stopped;
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent' });
  });
});
