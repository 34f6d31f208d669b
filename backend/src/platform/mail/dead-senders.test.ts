import { openSession } from '@sternklar/event-store/postgres/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxTable, type OutboxTable } from './outbox-table.ts';
import { holdPresence, newSenderNumber } from './sender-presence.ts';
import { createMailWorld, createRecordingTransport, type MailWorld } from './testing/mail-world.ts';

const LEASE_MS = 120_000;
/** As long as a send may take, and a little more. */
const SETTLED_MS = 35_000;

let world: MailWorld;
beforeEach(async () => {
  world = await createMailWorld();
});
afterEach(() => world.close());

/** Another process that takes a mail, with the connection by which it is known to live. */
const anotherSender = async () => {
  const number = newSenderNumber();
  const session = await openSession({ url: world.database.url, applicationName: 'mail-test' });
  await holdPresence(session, number);
  return { table: createOutboxTable(world.pool, number), session, dies: () => session.end() };
};
const take = (table: OutboxTable) => table.take(1, world.now(), new Date(world.now().getTime() + LEASE_MS));
const setUp = async () => {
  const recording = createRecordingTransport();
  const mail = world.aMailTo(world.aCustomer());
  await world.outbox.enqueue(mail);
  return { ...recording, mail, sender: world.createSender(recording), other: await anotherSender() };
};

describe('a mail in the hands of another sender', () => {
  it('whose process died goes out as soon as no send of it can be under way, long before its lease ends', async () => {
    const { sender, sent, mail, other } = await setUp();
    await take(other.table);
    await other.dies();
    world.advance(SETTLED_MS);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    world.advance(1);
    await sender.catchUp();
    expect(sent).toHaveLength(1);
    expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('that lives stays there until the end of its lease, however long it pauses', async () => {
    const { sender, sent, other } = await setUp();
    const [taken] = await take(other.table);
    world.advance(LEASE_MS - 1);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    if (taken) await other.table.finish(taken, 'sent', { at: world.now(), reason: null });
    world.advance(LEASE_MS);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    await other.dies();
  });

  it('that lost its connection for a moment, and is back, stays there', async () => {
    const { sender, sent, other } = await setUp();
    const number = newSenderNumber();
    const table = createOutboxTable(world.pool, number);
    const lost = await openSession({ url: world.database.url, applicationName: 'mail-test' });
    await holdPresence(lost, number);
    await take(table);
    const back = await openSession({ url: world.database.url, applicationName: 'mail-test' });
    await holdPresence(back, number);
    await lost.end();
    world.advance(LEASE_MS - 1);
    await sender.catchUp();
    expect(sent).toHaveLength(0);
    await back.end();
    await other.dies();
  });

  it('that is gone is released once, whoever else looks at the same time', { tags: 'long' }, async () => {
    const { sent, transport, other } = await setUp();
    await take(other.table);
    await other.dies();
    world.advance(SETTLED_MS + 1);
    await Promise.all([1, 2, 3, 4].map(() => world.createSender({ transport }).catchUp()));
    expect(sent).toHaveLength(1);
  });

  it('that fails, and is put back, belongs to nobody', async () => {
    const { other, mail } = await setUp();
    const [taken] = await take(other.table);
    const dueAt = new Date(world.now().getTime() + LEASE_MS);
    if (taken) await other.table.postpone(taken, dueAt, 'SMTP: 451');
    await other.dies();
    world.advance(SETTLED_MS + 1);
    await world.table.releaseFromTheDead(world.now(), world.now());
    expect((await world.rowOf(mail.id))?.due_at).toEqual(dueAt);
  });
});

it('a mail that went out while the database was away is written down later, and does not go out again', async () => {
  const { transport, sent } = createRecordingTransport();
  const mail = world.aMailTo(world.aCustomer());
  await world.outbox.enqueue(mail);
  let away = true;
  const table: OutboxTable = {
    ...world.table,
    finish: async (...args) => {
      if (away) throw new Error('Connection terminated unexpectedly');
      await world.table.finish(...args);
    },
  };
  const sender = world.createSender({ transport, table });
  await expect(sender.catchUp()).rejects.toThrow('Connection terminated');
  expect(await world.rowOf(mail.id)).toMatchObject({ state: 'waiting' });
  away = false;
  await sender.catchUp();
  expect(await world.rowOf(mail.id)).toMatchObject({ state: 'sent', attempts: 1 });
  world.advance(LEASE_MS);
  await sender.catchUp();
  expect(sent).toHaveLength(1);
});
