import type { TextBlock } from '@sternklar/contracts/text-blocks/text-block.api';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const PATH = '/admin/text-blocks';

let world: TestWorld;
let admin: Person;
const listed = async () => (await admin.get<TextBlock[]>(PATH)).body;
const create = (title: string, text = 'Guten Tag {name},') => admin.post<TextBlock>(PATH, { title, text });

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

describe('text blocks', { shuffle: false }, () => {
  it('are created, listed by title, changed and removed', async () => {
    const later = await create('Zum Schluss', 'Freundliche Grüße, {datum}');
    expect(later).toMatchObject({ status: 201, body: { title: 'Zum Schluss', text: 'Freundliche Grüße, {datum}' } });
    const first = await create(' Ärztliche Praxis ');
    expect((await listed()).map(({ title }) => title)).toEqual(['Ärztliche Praxis', 'Zum Schluss']);
    world.advance(1_000);
    const changed = { title: 'Anrede', text: 'Sehr geehrte Damen und Herren,' };
    expect((await admin.put(`${PATH}/${first.body.id}`, changed)).status).toBe(200);
    expect((await listed())[0]).toEqual({ id: first.body.id, ...changed, changed_at: world.now().toISOString() });
    expect((await admin.delete(`${PATH}/${first.body.id}`)).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([later.body.id]);
  });

  it('sent again under the same key are one', async () => {
    const key = { 'idempotency-key': 'baustein-1' };
    const body = { title: 'Einmal', text: 'Nur einmal.' };
    const [one, other] = [await admin.post<TextBlock>(PATH, body, key), await admin.post<TextBlock>(PATH, body, key)];
    expect(other.body.id).toBe(one.body.id);
    expect((await listed()).filter(({ title }) => title === 'Einmal')).toHaveLength(1);
  });

  it.each([
    [
      'an unknown placeholder',
      { title: 'x', text: 'Guten Tag {kunde}' },
      'text',
      'Den Platzhalter „{kunde}“ gibt es nicht.',
    ],
    ['no title', { title: ' ', text: 'Text' }, 'title', 'Bezeichnung'],
    ['no text', { title: 'x', text: '\u200b' }, 'text', 'Bitte schreiben Sie einen Text.'],
    ['a text that is too long', { title: 'x', text: 'x'.repeat(2_001) }, 'text', '2000'],
  ])('are refused with %s, and nothing is left behind', async (_what, body, field, words) => {
    const before = await listed();
    const refused = await admin.post<{ errors: { field: string; message: string }[] }>(PATH, body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field, message: expect.stringContaining(words) }]);
    expect(await listed()).toEqual(before);
  });

  it('have titles of their own, and only those that there are can be changed', async () => {
    expect((await create('Doppelt')).status).toBe(201);
    expect((await create('doppelt')).status).toBe(409);
    expect((await admin.delete(`${PATH}/${v7()}`)).status).toBe(404);
    expect((await admin.put(`${PATH}/${v7()}`, { title: 'x', text: 'y' })).status).toBe(404);
  });

  it('are written by admins, read by auditors, and nobody else’s', async () => {
    const customer = await world.customer('kundin@haus.example');
    const auditor = await world.auditor();
    expect((await auditor.get(PATH)).status).toBe(200);
    expect((await customer.get(PATH)).status).toBe(403);
    expect((await world.visitor.get(PATH)).status).toBe(401);
    for (const person of [auditor, customer])
      expect((await person.post(PATH, { title: 'x', text: 'y' })).status).toBe(403);
  });
});
