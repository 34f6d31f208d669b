import type { SavedFilter } from '@sternklar/contracts/saved-filter.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const PATH = '/admin/saved-filters';
const waiting = {
  list: 'reviews',
  name: 'Offen, ein Stern',
  filter: { status: 'eingereicht', rating: 1 },
  sort: { field: 'created_at', order: 'ASC' },
};

let world: TestWorld;
let admin: Person;
let auditor: Person;
const savedBy = async (person: Person) => (await person.get<SavedFilter[]>(PATH)).body;
const forgetAll = async (person: Person) => {
  for (const { id } of await savedBy(person)) await person.delete(`${PATH}/${id}`);
};

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
  auditor = await world.auditor();
});
afterAll(() => world.close());

describe('a saved filter', () => {
  it('is there again on every device of whoever saved it, and for nobody else', async () => {
    const { status, body } = await admin.put(PATH, waiting);
    expect([status, body]).toEqual([200, { id: expect.any(String), ...waiting }]);
    expect(await savedBy(await world.admin())).toEqual([body]);
    expect(await savedBy(auditor)).toEqual([]);
    await forgetAll(admin);
  });

  it('is a setting of one’s own: auditors have theirs', async () => {
    const { body } = await auditor.put<SavedFilter>(PATH, waiting);
    expect(await savedBy(auditor)).toEqual([body]);
    expect((await admin.delete(`${PATH}/${body.id}`)).status).toBe(404);
    expect((await auditor.delete(`${PATH}/${body.id}`)).status).toBe(200);
    expect(await savedBy(auditor)).toEqual([]);
  });

  it('is replaced by another of its name, in its place, and not by one of another list', async () => {
    const { body: first } = await admin.put<SavedFilter>(PATH, waiting);
    await admin.put(PATH, { ...waiting, name: 'Danach' });
    await admin.put(PATH, { ...waiting, name: '  Offen, ein Stern ', filter: { rating: 2 } });
    await admin.put(PATH, { ...waiting, list: 'chats' });
    expect((await savedBy(admin)).map(({ list, name, filter }) => [list, name, filter])).toEqual([
      ['chats', 'Offen, ein Stern', waiting.filter],
      ['reviews', 'Offen, ein Stern', { rating: 2 }],
      ['reviews', 'Danach', waiting.filter],
    ]);
    expect((await savedBy(admin))[1]?.id).toBe(first.id);
    await forgetAll(admin);
  });

  it('is one of twenty of its list at most, also when many are saved at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => admin.put(PATH, { ...waiting, name: `Nummer ${index}` })),
    );
    const before = await savedBy(admin);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(before.length);
    for (let index = before.length; index < 20; index += 1)
      await admin.put(PATH, { ...waiting, name: `Mehr ${index}` });
    const refused = await admin.put(PATH, { ...waiting, name: 'Einer zu viel' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'too-many-saved-filters' }]);
    const [first] = await savedBy(admin);
    expect((await admin.put(PATH, { ...waiting, name: first?.name ?? '', filter: {} })).status).toBe(200);
    expect((await admin.put(PATH, { ...waiting, list: 'users' })).status).toBe(200);
    expect((await savedBy(admin)).filter(({ list }) => list === 'reviews')).toHaveLength(20);
    await forgetAll(admin);
  });

  it.each([
    ['without a name', { ...waiting, name: '   ' }],
    ['with a longer name', { ...waiting, name: 'x'.repeat(61) }],
    ['of a list that does not exist', { ...waiting, list: 'mails' }],
    ['with more than a value', { ...waiting, filter: { status: { deep: true } } }],
    ['with a long value', { ...waiting, filter: { created_by: 'x'.repeat(201) } }],
    ['with a search, which may name people', { ...waiting, filter: { q: 'erika@beispiel.de' } }],
    [
      'with many fields',
      { ...waiting, filter: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, i])) },
    ],
    ['with no direction', { ...waiting, sort: { field: 'created_at', order: 'up' } }],
  ])('%s is refused in German, and not kept', async (_what, body) => {
    const answer = await admin.put<{ errors: readonly object[] }>(PATH, body);
    expect([answer.status, answer.body.errors.length]).toEqual([422, 1]);
    expect(await savedBy(admin)).toEqual([]);
  });

  it('that nobody saved cannot be deleted', async () => {
    expect((await admin.delete(`${PATH}/${v7()}`)).status).toBe(404);
    expect((await admin.delete(`${PATH}/unsinn`)).status).toBe(404);
  });

  it('is for the staff', async () => {
    const customer = await world.customer('kundin@haus.example');
    for (const [person, status] of [
      [world.visitor, 401],
      [customer, 403],
    ] as const) {
      expect((await person.get(PATH)).status).toBe(status);
      expect((await person.put(PATH, waiting)).status).toBe(status);
      expect((await person.delete(`${PATH}/${v7()}`)).status).toBe(status);
    }
  });
});
