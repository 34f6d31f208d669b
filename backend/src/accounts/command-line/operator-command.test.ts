import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Operators } from '../operators.ts';
import { parseOperatorCommand, UnknownOperatorCommand } from './operator-command.ts';
import { readPassword } from './read-password.ts';
import { runOperatorCommand } from './run-operator-command.ts';

describe('npm run admin', () => {
  it('reads commands', () => {
    expect(parseOperatorCommand([])).toEqual({ name: 'help' });
    expect(parseOperatorCommand(['list'])).toEqual({ name: 'list' });
    expect(parseOperatorCommand(['create', 'a@b.de'])).toEqual({ name: 'create', email: 'a@b.de', role: 'admin' });
    expect(parseOperatorCommand(['create', 'a@b.de', 'auditor'])).toMatchObject({ role: 'auditor' });
    expect(parseOperatorCommand(['grant', ' a@b.de ', 'admin'])).toMatchObject({ name: 'grant', email: 'a@b.de' });
    expect(parseOperatorCommand(['reset-second-factor', 'a@b.de'])).toEqual({
      name: 'reset-second-factor',
      email: 'a@b.de',
    });
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
    expect(await readPassword(input, new PassThrough())).toBeNull();
  });

  it('asks for the password on a terminal and does not show what is typed', async () => {
    const { input, shown } = terminal();
    const password = readPassword(input, shown.stream);
    input.write('ge heim\r');
    expect(await password).toBe('ge heim');
    expect(shown.text()).toBe('Neues Passwort (wird nicht angezeigt): \n');
  });

  it('takes Ctrl-C at that question for no password', async () => {
    const { input, shown } = terminal();
    const password = readPassword(input, shown.stream);
    input.write('geh\x03');
    expect(await password).toBeNull();
  });
});

const terminal = () => {
  const stream = new PassThrough();
  const chunks: string[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const input = Object.assign(new PassThrough(), { isTTY: true });
  return { input, shown: { stream, text: () => chunks.join('') } };
};

const operators = (answers: Partial<Operators>): Operators => ({
  create: async () => ({ accountId: 'a' }),
  grant: async () => null,
  revoke: async () => null,
  appoint: async () => {},
  resetSecondFactor: async () => ({ removed: 1, hadApp: true }),
  list: async () => [],
  alignRoles: async () => {},
  ...answers,
});

const run = async (args: readonly string[], answers: Partial<Operators> = {}, password: string | null = 'geheim') => {
  const command = parseOperatorCommand(args);
  if (command.name === 'help') throw new Error('Help needs no database.');
  const printed: string[] = [];
  const code = await runOperatorCommand(operators(answers), command, {
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
    readPassword: async () => password,
  });
  return { code, printed: printed.join('\n') };
};

describe('what the operator is told', () => {
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
    expect(await run(['create', 'a@b.de'], {}, null)).toEqual({
      code: 1,
      printed: 'Es wurde kein Passwort eingegeben; nichts ist geändert.',
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
