import { VISITOR_CONVERSATION_KEPT_MONTHS } from '@sternklar/contracts/constants';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { openSession as openDatabaseSession } from '@sternklar/event-store/postgres/session';
import { conversationList } from '@sternklar/projections/conversations/conversation-list/conversation-list.projection';
import { schemaOf } from '@sternklar/projections/engine/read-model/schema-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  identityClaims,
  newIdentitySecret,
  newPartner,
  ORIGIN,
  openSession,
  signedBy,
} from '../../partners/testing/partner-world.ts';
import { apiCalls } from '../../testing/api-calls.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
let world: TestWorld;
let partner: { readonly id: string; readonly key: string };
let secret: string;

beforeAll(async () => {
  world = await createTestWorld();
  const admin = await world.admin();
  partner = await newPartner(admin);
  secret = await newIdentitySecret(admin, partner.id);
});
afterAll(() => world.close());

const arrive = async (body: object = {}) => {
  const session = await openSession(world, { key: partner.key, ...body });
  const calls = apiCalls(world.app, session.body.token);
  return {
    id: session.body.visitor_id,
    say: (message: string) => calls.post('/chat/message', { message }, { origin: ORIGIN }),
    history: async () => (await calls.get<object[]>('/chat/history', { origin: ORIGIN })).body,
  };
};
const arriveAs = (sub: string) => arrive({ identity: signedBy(secret, identityClaims(world, { sub })) });
const until = async (months: number, days: number) => {
  const moment = world.now();
  moment.setUTCMonth(moment.getUTCMonth() + months, moment.getUTCDate() + days);
  world.advance(moment.getTime() - world.now().getTime());
  await world.catchUp();
};
const inDatabase = async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
  const owner = await openDatabaseSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  try {
    return (await owner.query<Row>(statement, [...values])).rows;
  } finally {
    await owner.end();
  }
};
const erasures = async () =>
  (await inDatabase<{ type: string }>(`select type from event_log.events where type = 'VisitorConversationErased'`))
    .length;
const isKeyAlive = async (visitorId: string) => {
  const [row] = await inDatabase<{ alive: boolean }>(
    'select wrapped_key is not null as alive from personal_data.subject_keys where subject = $1',
    [`visitor:${visitorId}`],
  );
  return row?.alive;
};
const shown = async () =>
  (await (await world.admin()).get<AdminConversation[]>('/chat/admin/all')).body.map(({ visitor }) => visitor?.id);

describe('a visitor’s conversation in which nobody has written for a year', () => {
  it('is gone with its key and from the lists; those of whoever wrote later and of customers stay', async () => {
    const quiet = await arrive();
    await quiet.say('Was kostet das?');
    await (await world.customer('anna@firma.example')).post('/chat/message', { message: 'Hallo' });
    await until(0, 1);
    const later = await arrive();
    await later.say('Und wie lange dauert es?');
    await until(VISITOR_CONVERSATION_KEPT_MONTHS, -2);
    expect(await shown()).toContain(quiet.id);
    await until(0, 1);
    expect(await shown()).toEqual([later.id, undefined]);
    expect([await isKeyAlive(quiet.id), await isKeyAlive(later.id)]).toEqual([false, true]);
    const words = await inDatabase(
      `select * from ${schemaOf(conversationList)}.message where text ilike '%kostet das%'`,
    );
    expect(words).toEqual([]);
  });

  it('is erased once, however often it is looked for, also by a process that has just started', {
    tags: 'long',
  }, async () => {
    const before = await erasures();
    const there = await world.anotherProcess();
    await Promise.all([world.catchUp(), world.catchUp()]);
    await there.close();
    expect(await erasures()).toBe(before);
  });

  it('belongs to nobody any more: whom the partner names again has a new one, and can write in it', async () => {
    const before = await arriveAs('kunde-17');
    await before.say('Ich komme wieder.');
    await until(VISITOR_CONVERSATION_KEPT_MONTHS, 1);
    const again = await arriveAs('kunde-17');
    expect(again.id).not.toBe(before.id);
    expect(await again.history()).toEqual([]);
    expect(await again.say('Da bin ich wieder.')).toMatchObject({ status: 200 });
    expect((await arriveAs('kunde-17')).id).toBe(again.id);
    expect((await arriveAs('kunde-18')).id).not.toBe(again.id);
  });

  it('loses its key also when a crash came right after the event', { tags: 'long' }, async () => {
    const visitor = await arrive();
    await visitor.say('Gleich weg.');
    await inDatabase(`drop table if exists kept`);
    await inDatabase(`create table kept as table personal_data.subject_keys`);
    await until(VISITOR_CONVERSATION_KEPT_MONTHS, 1);
    expect(await isKeyAlive(visitor.id)).toBe(false);
    await inDatabase('alter table personal_data.subject_keys disable trigger user');
    await inDatabase(
      `update personal_data.subject_keys as now set wrapped_key = kept.wrapped_key, destroyed_at = null
       from kept where kept.subject = now.subject and now.subject = $1`,
      [`visitor:${visitor.id}`],
    );
    await inDatabase('alter table personal_data.subject_keys enable trigger user');
    expect(await isKeyAlive(visitor.id)).toBe(true);
    world.advance(DAY_MS);
    await world.catchUp();
    expect(await isKeyAlive(visitor.id)).toBe(false);
  });
});
