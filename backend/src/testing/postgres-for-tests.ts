import { migrate } from '@sternklar/event-store/postgres/migrate';
import { openSession } from '@sternklar/event-store/postgres/session';
// Also declares what vitest provides to the tests.
import type { TestPostgres } from '@sternklar/event-store/testing/test-database';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '../composition/migrations.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { useScratchPlace } from './scratch-place.ts';

/** Before the first test of a run: one PostgreSQL of its own, with a migrated template. Returns how to remove it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder: dataDir, remove } = await useScratchPlace();
  try {
    // Test data need not survive anything: without fsync making and dropping a test database is a third faster.
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      project.provide('testPostgres', await prepareTemplate(postgres));
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return async () => {
      await postgres.stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Migrates the server's database and makes it a template: PostgreSQL copies only what nobody is connected to. */
async function prepareTemplate(server: Omit<TestPostgres, 'template'>): Promise<TestPostgres> {
  const template = new URL(server.ownerUrl).pathname.slice(1);
  const runningRole = new URL(server.url).username;
  await migrate({ ownerUrl: server.ownerUrl, migrations: allMigrations, runningRole });
  const session = await openSession({ url: server.superuserUrl, applicationName: 'sternklar-tests' });
  try {
    await session.query(`alter database ${template} with is_template true allow_connections false`);
  } finally {
    await session.end();
  }
  const { superuserUrl, ownerUrl, url } = server;
  return { superuserUrl, ownerUrl, url, template };
}
