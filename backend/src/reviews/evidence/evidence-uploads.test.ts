import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEvidenceUploads, type EvidenceUploads, OPEN_UPLOADS } from './evidence-uploads.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const LIMITS = { roomBytes: 1_000_000 };
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [CROWD, OTHER] = [id(1), id(2)] as const;

let database: TestDatabase;
let pool: pg.Pool;
let uploads: EvidenceUploads;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 2, applicationName: 'test' });
  uploads = createEvidenceUploads(pool, () => NOW);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const begin = (number: number, accountId: string) =>
  uploads.begin(
    { id: id(number), reviewId: id(3), accountId, uploaderId: accountId, sealedName: Buffer.alloc(1), size: 1 },
    LIMITS,
  );

it('however many files somebody begins at once, others find a connection, and the crowd an answer', async () => {
  const slow = new pg.Client({ connectionString: database.url });
  await slow.connect();
  await slow.query(`select pg_advisory_lock(hashtextextended('evidence ' || $1::text, 0))`, [CROWD]);
  const crowd = Array.from({ length: 50 }, (_, at) => begin(100 + at, CROWD));
  expect(await begin(99, OTHER)).toBe('begun');
  await slow.end();
  const answers = await Promise.all(crowd);
  expect(answers.map((answer, at) => (at < OPEN_UPLOADS ? answer : 'too-many'))).toEqual(answers);
  expect(answers.filter((answer) => answer === 'begun')).toHaveLength(OPEN_UPLOADS);
});

it('a file that is begun again is the same one, also where there is room for no other', async () => {
  expect(await begin(100, CROWD)).toBe('begun');
  expect(await begin(200, CROWD)).toBe('too-many');
});
