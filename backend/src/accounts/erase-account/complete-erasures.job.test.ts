import { openSession } from '@sternklar/event-store/postgres/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DAY_MS = 86_400_000;
const KEPT = 'subject, wrapped_key, master_key_version, created_at, destroyed_at';
let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const inTables = async (...statements: readonly string[]) => {
  const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  try {
    let rows: readonly { readonly subject: string }[] = [];
    for (const statement of statements) ({ rows } = await owner.query(statement));
    return rows.map(({ subject }) => subject);
  } finally {
    await owner.end();
  }
};
/** As `pg_restore` does, which no trigger hinders. */
const withoutTriggers = (statement: string) => [
  'alter table personal_data.subject_keys disable trigger user',
  statement,
  'alter table personal_data.subject_keys enable trigger user',
];
const backUpKeys = () => inTables('drop table if exists kept', 'create table kept as table personal_data.subject_keys');
const restoreKeys = () =>
  inTables(
    ...withoutTriggers('delete from personal_data.subject_keys'),
    `insert into personal_data.subject_keys (${KEPT}) select ${KEPT} from kept`,
  );
const livingOf = async (subjects: readonly string[]) =>
  (await inTables('select subject from personal_data.subject_keys where wrapped_key is not null')).filter((subject) =>
    subjects.includes(subject),
  );

const withReview = async (person: Person) => {
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { id: business_id } = (await person.post<{ id: string }>('/business', business)).body;
  const review = { business_id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  const { id } = (await person.post<{ id: string }>('/reviews', review)).body;
  return [`account:${person.accountId}`, `review:${id}`];
};
const erase = (person: Person) => person.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });

describe('keys that a restored backup brought back to life', () => {
  it('are destroyed again when a process starts, those of erased accounts and no others', {
    tags: 'long',
  }, async () => {
    const [anna, bert] = [await world.customer('anna@firma.example'), await world.customer('bert@firma.example')];
    const [annas, berts] = [await withReview(anna), await withReview(bert)];
    await backUpKeys();
    expect((await erase(anna)).status).toBe(200);
    await world.catchUp();
    await restoreKeys();
    expect(await livingOf(annas)).toEqual(annas);
    const restarted = await world.anotherProcess();
    await expect.poll(() => livingOf([...annas, ...berts]), { timeout: 20_000 }).toEqual(berts);
    expect((await bert.get('/business')).status).toBe(200);
    await restarted.close();
  });

  it('die within a day where nothing is started anew', async () => {
    const carla = await world.customer('carla@firma.example');
    const keys = await withReview(carla);
    await backUpKeys();
    await erase(carla);
    await world.catchUp();
    await restoreKeys();
    world.advance(DAY_MS);
    await world.catchUp();
    expect(await livingOf(keys)).toEqual([]);
  });

  it('may be newer than the tables: what an erased account was signed in with goes again, too', async () => {
    const emma = await world.customer('emma@firma.example');
    await inTables('drop table if exists before', 'create table before as table accounts.credentials');
    await erase(emma);
    await world.catchUp();
    await inTables(`insert into accounts.credentials select * from before where account_id = '${emma.accountId}'`);
    const login = () => world.visitor.post('/auth/login', { email: emma.email, password: CUSTOMER_PASSWORD });
    expect((await login()).status).toBe(200);
    world.advance(DAY_MS);
    await world.catchUp();
    expect((await login()).status).toBe(401);
  });

  it('do not give the address away a second time, which is somebody else’s by now', async () => {
    const dora = await world.customer('dora@firma.example');
    await backUpKeys();
    await erase(dora);
    const again = await world.customer(dora.email);
    await inTables(
      ...withoutTriggers(
        `update personal_data.subject_keys as now set wrapped_key = kept.wrapped_key, destroyed_at = null
         from kept where kept.subject = now.subject and now.subject = 'account:${dora.accountId}'`,
      ),
    );
    world.advance(DAY_MS);
    await world.catchUp();
    expect(await livingOf([`account:${dora.accountId}`])).toEqual([]);
    expect((await world.login(again.email)).accountId).toBe(again.accountId);
  });
});
