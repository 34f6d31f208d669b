import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountProcess, type AccountWorld, Crash, createAccountWorld } from './testing/account-world.ts';

const EMAIL = 'chefin@sternklar.example';
const ADMIN = { email: EMAIL, password: 'vom-betreiber', role: 'admin' } as const;
let world: AccountWorld;

beforeAll(async () => {
  world = await createAccountWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const types = async () => (await world.log()).map((event) => event.type);

const registerAsCustomer = async (process: AccountProcess) => {
  await process.register({
    email: EMAIL,
    password: 'vom-kunden',
    phoneNumber: null,
    language: 'de',
    by: { kind: 'owner' },
    contextFor: (accountId) => ({
      actor: { kind: 'system', name: 'visitor' },
      accountId,
      correlationId: 'request',
      causationId: 'command',
      commandId: 'command',
    }),
  });
};

const signIn = async (process: AccountProcess, password: string) => {
  const started = await process.logIn(EMAIL, password);
  return started === null ? null : process.sessions.identityOf(started.sessionId);
};

describe('the first admin of the settings', () => {
  it('is created, verified, with the role, by the operator', async () => {
    const process = world.process();
    await process.operators.appoint(ADMIN);
    expect(await types()).toEqual(['EmailAddressReserved', 'AccountRegistered', 'EmailVerified', 'RoleGranted']);
    for (const event of await world.log()) expect(event.metadata.actor).toEqual({ kind: 'operator' });
    expect(await signIn(process, 'vom-betreiber')).toMatchObject({ isAdmin: true, isAuditor: false });
  });

  it('is left alone by the next start, even with a password changed since', async () => {
    await world.process().operators.appoint(ADMIN);
    const before = await types();
    const process = world.process();
    await process.operators.appoint({ ...ADMIN, password: 'ein-anderes' });
    expect(await types()).toEqual(before);
    expect(await signIn(process, 'vom-betreiber')).not.toBeNull();
  });

  it('whose address somebody registered is promoted with the new password, and all its sessions end', async () => {
    const process = world.process();
    await registerAsCustomer(process);
    const session = await signIn(process, 'vom-kunden');
    await process.operators.appoint(ADMIN);
    expect((await types()).slice(-3)).toEqual(['PasswordChanged', 'EmailVerified', 'RoleGranted']);
    expect(await process.sessions.identityOf(session?.sessionId ?? '')).toBeNull();
    expect(await signIn(process, 'vom-kunden')).toBeNull();
    expect(await signIn(process, 'vom-betreiber')).toMatchObject({ isAdmin: true });
  });

  it('may be the first auditor too, with the password of the first of both', async () => {
    const process = world.process();
    await process.operators.appoint(ADMIN);
    await process.operators.appoint({ email: EMAIL, password: 'ein-anderes', role: 'auditor' });
    expect(await signIn(process, 'vom-betreiber')).toMatchObject({ isAdmin: true, isAuditor: true });
  });

  it('is created once by processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => world.process().operators.appoint(ADMIN)));
    expect((await types()).filter((type) => type === 'AccountRegistered')).toHaveLength(1);
    expect((await types()).filter((type) => type === 'RoleGranted')).toHaveLength(1);
    expect(await signIn(world.process(), 'vom-betreiber')).toMatchObject({ isAdmin: true });
  });

  const points = (writes: number) =>
    Array.from({ length: writes }, (_, i) => i + 1).flatMap((write) => [
      { write, moment: 'before' } as const,
      { write, moment: 'after' } as const,
    ]);

  it.each(points(5))('created by a start that died $moment write $write is whole after the next', async (point) => {
    await expect(world.process(point).operators.appoint(ADMIN)).rejects.toBeInstanceOf(Crash);
    const process = world.process();
    await process.reconcile();
    await process.operators.appoint(ADMIN);
    expect(await signIn(process, 'vom-betreiber')).toMatchObject({ isAdmin: true });
    expect((await types()).filter((type) => type === 'RoleGranted')).toHaveLength(1);
  });

  it.each(points(6))('promoted by a start that died $moment write $write is whole after the next', async (point) => {
    await registerAsCustomer(world.process());
    const session = await signIn(world.process(), 'vom-kunden');
    await expect(world.process(point).operators.appoint(ADMIN)).rejects.toBeInstanceOf(Crash);
    const process = world.process();
    await process.reconcile();
    await process.operators.appoint(ADMIN);
    expect(await signIn(process, 'vom-kunden')).toBeNull();
    expect(await signIn(process, 'vom-betreiber')).toMatchObject({ isAdmin: true });
    expect(await process.sessions.identityOf(session?.sessionId ?? '')).toBeNull();
    expect((await types()).filter((type) => type === 'RoleGranted')).toHaveLength(1);
  });
});

describe('roles at the command line', () => {
  it('are granted to a verified account and work in its open sessions', async () => {
    const process = world.process();
    await process.operators.create({ email: EMAIL, password: 'vom-betreiber', role: null });
    const session = await signIn(process, 'vom-betreiber');
    expect(session).toMatchObject({ isAdmin: false });
    expect(await process.operators.grant(EMAIL, 'admin')).toBeNull();
    expect(await process.sessions.identityOf(session?.sessionId ?? '')).toMatchObject({ isAdmin: true });
  });

  it('are revoked in open sessions at once, in another process too', async () => {
    const process = world.process();
    await process.operators.appoint(ADMIN);
    const session = await signIn(process, 'vom-betreiber');
    expect(await world.process().operators.revoke(EMAIL, 'admin')).toBeNull();
    expect(await process.sessions.identityOf(session?.sessionId ?? '')).toMatchObject({ isAdmin: false });
  });

  it('are not granted while the address is unverified', async () => {
    const process = world.process();
    await registerAsCustomer(process);
    expect(await process.operators.grant(EMAIL, 'admin')).toMatchObject({ rejected: 'email-unverified' });
    expect(await signIn(process, 'vom-kunden')).toMatchObject({ isAdmin: false });
  });

  it('are refused where there is no account', async () => {
    const { operators } = world.process();
    expect(await operators.grant('niemand@firma.example', 'admin')).toMatchObject({ rejected: 'account-unknown' });
    expect(await operators.revoke('niemand@firma.example', 'admin')).toMatchObject({ rejected: 'account-unknown' });
  });

  it('are listed with their addresses', async () => {
    const { operators } = world.process();
    await operators.appoint(ADMIN);
    await operators.create({ email: 'pruefung@sternklar.example', password: 'geheim', role: 'auditor' });
    await operators.create({ email: 'kundin@firma.example', password: 'geheim', role: null });
    expect(await operators.list()).toEqual([
      { accountId: expect.any(String), email: EMAIL, roles: ['admin'] },
      { accountId: expect.any(String), email: 'pruefung@sternklar.example', roles: ['auditor'] },
    ]);
  });

  it('revoked by a command that died before it took effect are gone after the next start', async () => {
    const process = world.process();
    await process.operators.appoint(ADMIN);
    const session = await signIn(process, 'vom-betreiber');
    const dying = world.process({ write: 1, moment: 'after' });
    await expect(dying.operators.revoke(EMAIL, 'admin')).rejects.toBeInstanceOf(Crash);
    await world.process().reconcile();
    expect(await process.sessions.identityOf(session?.sessionId ?? '')).toMatchObject({ isAdmin: false });
  });

  it('do not come with an account for an address that is taken', async () => {
    const process = world.process();
    await registerAsCustomer(process);
    const created = await process.operators.create(ADMIN);
    expect(created).toMatchObject({ rejected: 'email-address-taken' });
    expect(await signIn(process, 'vom-betreiber')).toBeNull();
  });
});
