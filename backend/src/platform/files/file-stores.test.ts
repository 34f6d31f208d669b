import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { allMigrations } from '../../composition/migrations.ts';
import { migrateDatabase } from '../log/open-log.ts';
import { fileStoreContract } from './file-store.contract.ts';
import { createPostgresFileStore } from './postgres-file-store.ts';
import { createInMemoryFileStore } from './testing/in-memory-file-store.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateDatabase(database, allMigrations, pino({ level: 'silent' }));
  pool = createPool({ url: database.url, max: 4, applicationName: 'sternklar-tests' });
});
afterAll(async () => {
  await pool?.end();
  await database.drop();
});

fileStoreContract('in memory', () => memory.store);
fileStoreContract('in PostgreSQL', () => createPostgresFileStore(pool));
const memory = createInMemoryFileStore();
