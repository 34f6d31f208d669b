import type { Preferences } from '@sternklar/contracts/preferences.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const PATH = '/admin/preferences';

let world: TestWorld;
let admin: Person;
let auditor: Person;
const chosenBy = async (person: Person) => (await person.get<Preferences>(PATH)).body;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
  auditor = await world.auditor();
});
afterAll(() => world.close());

describe('how somebody likes the back office', { shuffle: false }, () => {
  it('is nothing until they choose', async () => {
    expect(await chosenBy(admin)).toEqual({});
  });

  it('is kept by parts, each replaced by the next choice of it, for them alone', async () => {
    const table = { view: 'table', columns: ['email', 'created_at'] } as const;
    const first = await admin.put<Preferences>(PATH, { start: 'figures', lists: { users: table } });
    expect([first.status, first.body]).toEqual([200, { start: 'figures', lists: { users: table } }]);
    await admin.put(PATH, { lists: { reviews: { view: 'cards' } } });
    await admin.put(PATH, { lists: { users: { view: 'cards' } }, inbox: { sound: true } });
    await admin.put(PATH, {});
    const expected = {
      start: 'figures',
      lists: { users: { view: 'cards' }, reviews: { view: 'cards' } },
      inbox: { sound: true },
    };
    expect(await chosenBy(await world.admin())).toEqual(expected);
    expect(await chosenBy(auditor)).toEqual({});
  });

  it('may be chosen by auditors, too', async () => {
    expect((await auditor.put(PATH, { start: 'users' })).status).toBe(200);
    expect(await chosenBy(auditor)).toEqual({ start: 'users' });
  });

  it('is whole after many choices at once', async () => {
    const choices = Array.from({ length: 20 }, (_, index) =>
      admin.put(PATH, {
        start: index % 2 ? 'desk' : 'users',
        lists: { chats: { view: 'table' }, users: { view: 'table' } },
      }),
    );
    expect((await Promise.all(choices)).map(({ status }) => status)).toEqual(choices.map(() => 200));
    expect((await chosenBy(admin)).lists).toMatchObject({ chats: { view: 'table' }, users: { view: 'table' } });
  });

  it.each([
    ['a start that there is not', { start: 'garden' }],
    ['a list that there is not', { lists: { mails: { view: 'table' } } }],
    ['a column with odd letters', { lists: { users: { columns: ['<b>'] } } }],
    ['more columns than any list has', { lists: { users: { columns: Array.from({ length: 41 }, () => 'email') } } }],
  ])('%s is refused in German, and not kept', async (_what, body) => {
    const before = await chosenBy(admin);
    const answer = await admin.put<{ errors: readonly object[] }>(PATH, body);
    expect([answer.status, answer.body.errors.length]).toEqual([422, 1]);
    expect(await chosenBy(admin)).toEqual(before);
  });

  it('is for the staff', async () => {
    const customer = await world.customer('kundin@haus.example');
    for (const [person, status] of [
      [world.visitor, 401],
      [customer, 403],
    ] as const) {
      expect((await person.get(PATH)).status).toBe(status);
      expect((await person.put(PATH, { start: 'users' })).status).toBe(status);
    }
  });
});
