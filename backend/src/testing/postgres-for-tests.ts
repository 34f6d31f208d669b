import { migrate } from '@sternklar/event-store/postgres/migrate';
import { openSession } from '@sternklar/event-store/postgres/session';
// Also declares what vitest provides to the tests.
import type { TestPostgres } from '@sternklar/event-store/testing/test-database';
import { prepareReadModels } from '@sternklar/projections/engine/schemas/read-model-schemas';
import { allProjections } from '@sternklar/projections/projections';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '../composition/migrations.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { useScratchPlace } from './scratch-place.ts';

/** Before the first test of a run: one PostgreSQL of its own, with migrated templates. Returns how to remove it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder: dataDir, remove } = await useScratchPlace();
  try {
    // Test data need not survive anything: without fsync making and dropping a test database is a third faster.
    const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      project.provide('testPostgres', await prepareTemplates(postgres));
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

const WITH_READ_MODELS = 'template_with_read_models';

/** Migrates the server's database, and makes it and a copy with read models templates: PostgreSQL copies only what nobody is connected to. */
async function prepareTemplates(
  server: Pick<TestPostgres, 'superuserUrl' | 'ownerUrl' | 'url'>,
): Promise<TestPostgres> {
  const withReadModels = new URL(server.ownerUrl);
  const template = withReadModels.pathname.slice(1);
  withReadModels.pathname = `/${WITH_READ_MODELS}`;
  const ownerUrl = withReadModels.href;
  const owner = withReadModels.username;
  const runningRole = new URL(server.url).username;
  await migrate({ ownerUrl: server.ownerUrl, migrations: allMigrations, runningRole });
  const session = await openSession({ url: server.superuserUrl, applicationName: 'sternklar-tests' });
  try {
    await session.query(`create database ${WITH_READ_MODELS} template ${template} owner ${owner}`);
    await prepareReadModels({ ownerUrl, runningRole, projections: allProjections });
    for (const name of [template, WITH_READ_MODELS])
      await session.query(`alter database ${name} with is_template true allow_connections false`);
  } finally {
    await session.end();
  }
  const { superuserUrl, url } = server;
  return { superuserUrl, ownerUrl: server.ownerUrl, url, template, templateWithReadModels: WITH_READ_MODELS };
}
