import { openSession } from '@sternklar/event-store/postgres/session';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allMigrations } from '../../composition/migrations.ts';
import { migrateDatabase } from './open-log.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const changed = (url: string, change: (parts: URL) => void): string => {
  const parts = new URL(url);
  change(parts);
  return parts.href;
};

const start = (url: string) => migrateDatabase({ url, ownerUrl: database.ownerUrl }, allMigrations, quiet);

it('a running role that the database knows may start', async () => {
  await expect(start(database.url)).resolves.toBeUndefined();
});

it("a wrong password of the running role is told in words, although the owner's is right", async () => {
  const url = changed(database.url, (parts) => {
    parts.password = 'geheim';
  });
  await expect(start(url)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Die Datenbank [^ ]+ ist nicht erreichbar: Benutzer oder Passwort stimmen nicht; /),
  });
});

it('a running role in another database than the owner is refused', async () => {
  const other = await createTestDatabase();
  try {
    await emptied(other.ownerUrl);
    await expect(start(other.url)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('verschiedene Datenbanken'),
    });
  } finally {
    await other.drop();
  }
});

const emptied = async (ownerUrl: string): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'test' });
  await session.query('drop schema event_log cascade').finally(() => session.end());
};
