import type { OwnAccount } from '@sternklar/contracts/accounts/account.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let admin: Person;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

const want = (person: Pick<Person, 'put'>, status_mails: unknown) =>
  person.put('/account/notifications', { status_mails });
const isWanted = async (person: Person) => (await person.get<OwnAccount>('/account')).body.status_mails;

const withReview = async (email: string) => {
  const person = await world.customer(email);
  const link = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { body: business } = await person.post<{ id: string }>('/business', link);
  const review = { business_id: business.id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  const { body } = await person.post<{ id: string }>('/reviews', review);
  return { person, changeStatus: (status: string) => admin.put(`/reviews/${body.id}/status`, { status }) };
};
const statusMailsTo = async (email: string) =>
  (await world.mails(email)).filter(({ subject }) => subject.startsWith('Ihr Löschantrag'));

describe('PUT /account/notifications', () => {
  it('is seen in the account at once, and may be said twice', async () => {
    const anna = await world.customer('anna@firma.example');
    for (const wanted of [false, false, true]) {
      expect(await want(anna, wanted)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
      expect(await isWanted(anna)).toBe(wanted);
    }
  });

  it('keeps mails about statuses away while they are not wanted, and only those', async () => {
    const { person, changeStatus } = await withReview('bert@firma.example');
    await changeStatus('gelöscht');
    expect(await statusMailsTo(person.email)).toHaveLength(1);
    await want(person, false);
    await changeStatus('nicht_genehmigt');
    expect(await statusMailsTo(person.email)).toHaveLength(1);
    await world.visitor.post('/auth/forgot-password', { email: person.email });
    world.advance(1_000);
    expect((await world.mails(person.email)).some(({ subject }) => subject.includes('Passwort'))).toBe(true);
    await want(person, true);
    await changeStatus('gelöscht');
    expect(await statusMailsTo(person.email)).toHaveLength(2);
  });

  it('changes nobody else’s mails', async () => {
    const { person, changeStatus } = await withReview('carla@firma.example');
    await want(await world.login('anna@firma.example'), false);
    await changeStatus('gelöscht');
    expect(await statusMailsTo(person.email)).toHaveLength(1);
  });

  it('is open to staff, and refused without a session', async () => {
    for (const person of [admin, await world.auditor()]) expect((await want(person, false)).status).toBe(200);
    expect((await want(world.visitor, false)).status).toBe(401);
  });

  it.each([undefined, null, 'ja', 1])('refuses %j with 422', async (wanted) => {
    expect((await want(await world.login('anna@firma.example'), wanted)).status).toBe(422);
  });
});
