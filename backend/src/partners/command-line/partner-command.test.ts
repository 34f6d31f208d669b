import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createQueries } from '@sternklar/projections/queries';
import type pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { createPartnerSecrets } from '../partner-secrets.ts';
import { ORIGIN, openSession } from '../testing/partner-world.ts';
import { isPartnerCommand, parsePartnerCommand, UnknownPartnerCommand } from './partner-command.ts';
import { runPartnerCommand } from './run-partner-command.ts';

describe('npm run admin -- partner, read', () => {
  it('knows its commands', () => {
    expect(isPartnerCommand(['partner', 'list'])).toBe(true);
    expect(isPartnerCommand(['list'])).toBe(false);
    expect(parsePartnerCommand(['partner', 'add', 'Hotel Muster', `${ORIGIN}/`])).toEqual({
      name: 'add',
      partner: { name: 'Hotel Muster', origins: [ORIGIN] },
    });
    expect(parsePartnerCommand(['partner', 'rotate', 'pk_1'])).toEqual({ name: 'rotate', key: 'pk_1', graceDays: 14 });
    expect(parsePartnerCommand(['partner', 'rotate', 'pk_1', '0'])).toMatchObject({ graceDays: 0 });
    expect(parsePartnerCommand(['partner', 'resume', 'pk_1'])).toEqual({ name: 'resume', key: 'pk_1' });
  });

  it.each([
    [[], 'gibt es nicht'],
    [['loeschen', 'pk_1'], 'gibt es nicht'],
    [['list', 'pk_1'], 'zu viele Angaben'],
    [['revoke', 'pk_1', 'pk_2'], 'zu viele Angaben'],
    [['revoke'], 'pk_'],
    [['pause', 'Hotel'], 'pk_'],
    [['rotate', 'pk_1', 'bald'], 'Frist'],
    [['rotate', 'pk_1', '91'], 'Frist'],
    [['add'], 'Namen'],
    [['add', 'Hotel'], 'Adresse'],
    [['add', 'Hotel', 'hotel.example'], 'https://'],
    [['add', '--yes', ORIGIN], 'Option „--yes“'],
    [['add', 'Hotel', ORIGIN, '--yes'], 'Option „--yes“'],
    [['rotate', 'pk_1', '-1'], 'Option „-1“'],
  ])('refuses %j in a German sentence', (args, words) => {
    expect(() => parsePartnerCommand(['partner', ...args])).toThrow(UnknownPartnerCommand);
    expect(() => parsePartnerCommand(['partner', ...args])).toThrow(words);
  });
});

describe('npm run admin -- partner, run beside the product', () => {
  let world: TestWorld;
  let admin: Person;
  let pool: pg.Pool;
  beforeAll(async () => {
    world = await createTestWorld();
    admin = await world.admin();
    pool = createPool({ url: world.databaseUrl, max: 1, applicationName: 'sternklar-tests' });
  });
  afterAll(async () => {
    await pool.end();
    await world.close();
  });

  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const desk = {
      commands: world.product.commands,
      partners: createQueries(pool).partners,
      secrets: createPartnerSecrets(Buffer.alloc(32, 7)),
      now: world.now,
      nextId: () => v7(),
    };
    const print = (text: string) => printed.push(text);
    const code = await runPartnerCommand(desk, parsePartnerCommand(['partner', ...args]), { print, complain: print });
    await world.catchUp();
    return { code, printed: printed.join('\n') };
  };

  it('adds, rotates, pauses, revokes and lists', async () => {
    expect(await run('list')).toMatchObject({ code: 0, printed: expect.stringContaining('Noch gibt es keinen') });
    const added = await run('add', 'Hotel Muster', ORIGIN);
    const first = /pk_[0-9a-f]{32}/.exec(added.printed)?.[0] ?? '';
    expect(added.code).toBe(0);
    expect((await openSession(world, { key: first })).status).toBe(201);
    const second = /pk_[0-9a-f]{32}/.exec((await run('rotate', first, '1')).printed)?.[0] ?? '';
    // Another process than this one changed it: the product knows within a second.
    await expect.poll(async () => (await openSession(world, { key: second })).status).toBe(201);
    expect((await run('revoke', first)).printed).toBe('Der Schlüssel ist gesperrt.');
    expect(await run('revoke', first)).toMatchObject({ code: 1, printed: expect.stringContaining('schon gesperrt') });
    expect((await run('pause', second)).code).toBe(0);
    const { printed } = await run('list');
    expect(printed).toContain('Hotel Muster  (angehalten)');
    expect(printed).toContain(`${first}  gesperrt`);
    expect(printed).toContain(`${second}  gilt`);
    const { body } = await admin.get<Partner[]>('/admin/partners');
    expect(body).toMatchObject([{ name: 'Hotel Muster', status: 'paused' }]);
    expect((await run('resume', second)).code).toBe(0);
  });

  it('ends with 1 for a key that nobody has', async () => {
    expect(await run('pause', 'pk_unbekannt')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('kein Partner'),
    });
  });
});
