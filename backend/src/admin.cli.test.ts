import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@sternklar/event-store/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EMAIL = 'chefin@sternklar.example';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The command in a process of its own, as `npm run admin -- …` runs it. */
const admin = async (args: readonly string[], input = '') => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.cli.ts'), ...args], {
    env: {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      JWT_SECRET: 'only for tests, only for tests, only',
    },
  });
  child.stdin.end(input);
  const exited = once(child, 'exit');
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { code, printed: printed.trim(), complained: complained.trim() };
};

describe('npm run admin', () => {
  it('creates, grants, revokes and lists', async () => {
    expect(await admin(['create', EMAIL], 'ein gutes Passwort\n')).toEqual({
      code: 0,
      printed: `Das Konto ${EMAIL} ist angelegt und hat die Rolle admin.`,
      complained: '',
    });
    expect((await admin(['grant', EMAIL, 'auditor'])).code).toBe(0);
    expect((await admin(['revoke', EMAIL, 'admin'])).code).toBe(0);
    expect(await admin(['list'])).toEqual({ code: 0, printed: `${EMAIL}  auditor`, complained: '' });
  });

  it('ends with 1 and one sentence when it cannot do it', async () => {
    expect(await admin(['grant', 'niemand@firma.example', 'admin'])).toMatchObject({
      code: 1,
      printed: '',
      complained: expect.stringContaining('kein Konto'),
    });
    expect(await admin(['loeschen'])).toEqual({
      code: 1,
      printed: '',
      complained: 'Den Befehl „loeschen“ gibt es nicht; npm run admin -- help zeigt alle.',
    });
  });
});
