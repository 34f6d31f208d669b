import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Operators } from '../operators.ts';
import { HELP, parseOperatorCommand, UnknownOperatorCommand } from './operator-command.ts';
import { readPassword } from './read-password.ts';
import { runOperatorCommand } from './run-operator-command.ts';

describe('npm run admin', () => {
  it('reads commands', () => {
    expect(parseOperatorCommand([])).toEqual({ name: 'help' });
    expect(parseOperatorCommand(['list'])).toEqual({ name: 'list' });
    expect(parseOperatorCommand(['create', 'a@b.de'])).toEqual({ name: 'create', email: 'a@b.de', role: 'admin' });
    expect(parseOperatorCommand(['create', 'a@b.de', 'auditor'])).toMatchObject({ role: 'auditor' });
    expect(parseOperatorCommand(['grant', ' a@b.de ', 'admin'])).toMatchObject({ name: 'grant', email: 'a@b.de' });
    expect(parseOperatorCommand(['revoke', 'a@b.de', 'auditor'])).toMatchObject({ name: 'revoke', role: 'auditor' });
  });

  it('refuses what it does not understand, in a German sentence', () => {
    for (const args of [['loeschen'], ['create'], ['create', 'x'], ['grant', 'a@b.de'], ['grant', 'a@b.de', 'chef']]) {
      expect(() => parseOperatorCommand(args)).toThrow(UnknownOperatorCommand);
    }
    expect(() => parseOperatorCommand(['list', 'x'])).toThrow('zu viele Angaben');
    expect(() => parseOperatorCommand(['create', 'a@b.de', 'admin', 'x'])).toThrow('zu viele Angaben');
  });

  it('reads the password from the first line of the standard input', async () => {
    const input = new PassThrough();
    input.end('ge heim\r\nzweite Zeile\n');
    expect(await readPassword(input, new PassThrough())).toBe('ge heim');
  });

  it('has no password when the standard input is empty', async () => {
    const input = new PassThrough();
    input.end();
    expect(await readPassword(input, new PassThrough())).toBe('');
  });
});

const operators = (answers: Partial<Operators>): Operators => ({
  create: async () => ({ accountId: 'a' }),
  grant: async () => null,
  revoke: async () => null,
  appoint: async () => {},
  list: async () => [],
  alignRoles: async () => {},
  ...answers,
});

const run = async (args: readonly string[], answers: Partial<Operators> = {}, password = 'geheim') => {
  const printed: string[] = [];
  const code = await runOperatorCommand(operators(answers), parseOperatorCommand(args), {
    print: (line) => printed.push(line),
    readPassword: async () => password,
  });
  return { code, printed: printed.join('\n') };
};

describe('what the operator is told', () => {
  it('is the help without a command', async () => {
    expect(await run([])).toEqual({ code: 0, printed: HELP });
  });

  it('is what was done', async () => {
    expect(await run(['create', 'a@b.de'])).toMatchObject({ code: 0, printed: expect.stringContaining('angelegt') });
    expect(await run(['grant', 'a@b.de', 'auditor'])).toEqual({ code: 0, printed: 'a@b.de hat die Rolle auditor.' });
    expect(await run(['revoke', 'a@b.de', 'admin'])).toEqual({
      code: 0,
      printed: 'a@b.de hat die Rolle admin nicht mehr.',
    });
  });

  it('is who has roles', async () => {
    const list = async () => [
      { accountId: '1', email: 'a@b.de', roles: ['admin', 'auditor'] as const },
      { accountId: '2', email: null, roles: ['auditor'] as const },
    ];
    expect((await run(['list'], { list })).printed).toBe('a@b.de  admin, auditor\nGelöschtes Konto  auditor');
    expect((await run(['list'])).printed).toContain('Kein Konto');
  });

  it('is why it was not done and what to do instead, with exit code 1', async () => {
    const taken = async () => ({ rejected: 'email-address-taken' }) as const;
    const unverified = async () => ({ rejected: 'email-unverified' }) as const;
    const unknown = async () => ({ rejected: 'account-unknown' }) as const;
    expect(await run(['create', 'a@b.de'], { create: taken })).toMatchObject({
      code: 1,
      printed: expect.stringContaining('grant'),
    });
    expect(await run(['create', 'a@b.de'], {}, 'kurz')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('mindestens 6'),
    });
    expect(await run(['grant', 'a@b.de', 'admin'], { grant: unverified })).toMatchObject({
      code: 1,
      printed: expect.stringContaining('nicht bestätigt'),
    });
    expect(await run(['revoke', 'a@b.de', 'admin'], { revoke: unknown })).toMatchObject({
      code: 1,
      printed: expect.stringContaining('kein Konto'),
    });
  });
});
