import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';
import {
  identityClaims,
  newIdentitySecret,
  newPartner,
  ORIGIN,
  openSession,
  signedBy,
} from './testing/partner-world.ts';

interface Call {
  readonly call: string;
  readonly sends: { readonly query?: readonly string[]; readonly body?: readonly string[] };
  readonly reads: {
    readonly status: number;
    readonly fields?: Readonly<Record<string, string>>;
    readonly first?: Readonly<Record<string, string>>;
  };
}

const text = readFileSync(new URL('./testing/widget-calls.v1.json', import.meta.url), 'utf8');
const CALLS: readonly Call[] = JSON.parse(text);
const kindOf = (value: unknown) => (value === null ? 'null' : typeof value);

/** Scripts of builds of up to a year ago make these calls: what they send is taken, and what they read is there. */
describe('calls of pinned builds, /chat-widget/v1', { shuffle: false }, () => {
  let world: TestWorld;
  let admin: Person;
  let token: string;
  let values: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    const { id, key } = await newPartner(admin);
    const identity = signedBy(await newIdentitySecret(admin, id), identityClaims(world));
    token = (await openSession(world, { key })).body.token;
    values = {
      key,
      lang: 'de',
      identity,
      renew: token,
      message: 'Was kostet das Abo?',
      client_message_id: v7(),
      helpful: true,
    };
  });
  afterAll(() => world.close());

  it('are those that were promised: a call that changes is another version', () => {
    expect(createHash('sha256').update(JSON.stringify(CALLS)).digest('hex')).toMatchInlineSnapshot(
      `"606a56abeb695962a49569559f1bb4424cfb2e0ba7efc0aa10cf9aca584bf920"`,
    );
  });

  it.each(CALLS.map((call) => [call.call, call] as const))('%s', async (name, { sends, reads }) => {
    const [method = '', path = ''] = name.split(' ');
    const chosen = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, values[one]]));
    const query = sends.query ? `?${new URLSearchParams(chosen(sends.query) as Record<string, string>)}` : '';
    const headers = { origin: ORIGIN, ...(path.startsWith('/chat/') && { authorization: `Bearer ${token}` }) };
    const { status, body } =
      method === 'GET'
        ? await world.visitor.get<Record<string, unknown>>(path + query, headers)
        : await world.visitor.post<Record<string, unknown>>(path, chosen(sends.body ?? []), headers);
    expect(status).toBe(reads.status);
    const read = reads.first ? (body as unknown as Record<string, unknown>[])[0] : body;
    for (const [field, kind] of Object.entries(reads.first ?? reads.fields ?? {}))
      expect([field, kindOf(read?.[field])]).toEqual([field, kind]);
    if (path === '/chat/message') values = { ...values, message_id: body.id };
  });
});
