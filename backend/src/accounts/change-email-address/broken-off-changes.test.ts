import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountProcess, type AccountWorld, Crash, createAccountWorld } from '../testing/account-world.ts';

const [OLD, NEW, PASSWORD] = ['anna@alt.example', 'anna@neu.example', 'erstes-passwort'];
const MINUTE = 60_000;
const SOME_SESSION = '01890000-0000-7000-8000-0000000000f1';
let world: AccountWorld;

beforeAll(async () => {
  world = await createAccountWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const contextFor = (accountId: string) => ({
  actor: { kind: 'account', id: accountId } as const,
  accountId,
  correlationId: 'request',
  causationId: 'command',
  commandId: 'command',
});
const register = (process: AccountProcess, email: string) =>
  process.register({
    email,
    password: PASSWORD,
    phoneNumber: null,
    language: 'de',
    by: { kind: 'operator', role: null },
    contextFor,
  });

/** An account that asked for another address, and the code that went there. */
const asked = async () => {
  const process = world.process();
  const registered = await register(process, OLD);
  if (registered.rejected !== undefined) throw new Error('The address is taken.');
  const { accountId } = registered;
  const context = contextFor(accountId);
  const request = await process.emailChanges.request({ accountId, newEmail: NEW, confirmedVersion: 1, context });
  if (request.rejected !== undefined) throw new Error(request.rejected);
  const code = process.codes.codeOf(request.events[0]?.id ?? '');
  return { accountId, confirmation: { accountId, context, code, sessionId: SOME_SESSION } };
};
const eventsOf = async (type: string) => (await world.log()).filter((event) => event.type === type);
const signIn = (process: AccountProcess, email: string) => process.logIn(email, PASSWORD);
const at = (writes: number) =>
  Array.from({ length: writes }, (_, i) => [
    { write: i + 1, moment: 'before' } as const,
    { write: i + 1, moment: 'after' } as const,
  ]).flat();

/** A start later, whatever a process left behind. */
const afterStart = async () => {
  world.advance(MINUTE);
  const process = world.process();
  await process.reconcile();
  expect(await world.rows('select 1 from accounts.pending_credentials')).toEqual([]);
  return process;
};

describe('a crash while an address is changed', () => {
  const WRITES = 5;

  it('can happen at exactly these writes', async () => {
    const { confirmation } = await asked();
    const process = world.process();
    expect(await process.emailChanges.confirm(confirmation)).not.toHaveProperty('rejected', expect.any(String));
    expect(process.writes()).toBe(WRITES);
  });

  it.each(at(WRITES))('$moment write $write leaves one address to sign in with, the log’s', async (crashPoint) => {
    const { accountId, confirmation } = await asked();
    await expect(world.process(crashPoint).emailChanges.confirm(confirmation)).rejects.toBeInstanceOf(Crash);
    const process = await afterStart();
    const isChanged = (await eventsOf('EmailChanged')).length === 1;
    expect((await signIn(process, NEW)) !== null).toBe(isChanged);
    expect((await signIn(process, OLD)) !== null).toBe(!isChanged);
    expect((await process.findAccount(isChanged ? NEW : OLD))?.accountId).toBe(accountId);
    expect(await process.findAccount(isChanged ? OLD : NEW)).toBeNull();
    // What was not changed is free for others in the end.
    world.advance(15 * MINUTE);
    expect((await register(process, NEW)).rejected).toBe(isChanged ? 'email-address-taken' : undefined);
  });
});

describe('a crash while a change is taken back', () => {
  const WRITES = 4;
  const changed = async () => {
    const { accountId, confirmation } = await asked();
    await world.process().emailChanges.confirm(confirmation);
    const [event] = await eventsOf('EmailChanged');
    return { accountId, changeId: event?.id ?? '', context: contextFor(accountId) };
  };

  it('can happen at exactly these writes', async () => {
    const change = await changed();
    const process = world.process();
    await process.emailChanges.undo(change);
    expect(process.writes()).toBe(WRITES);
  });

  it.each(at(WRITES))('$moment write $write leaves it taken back whole, or not at all', async (crashPoint) => {
    const change = await changed();
    await expect(world.process(crashPoint).emailChanges.undo(change)).rejects.toBeInstanceOf(Crash);
    const process = await afterStart();
    const isUndone = (await eventsOf('EmailChangeUndone')).length === 1;
    expect((await signIn(process, NEW)) !== null).toBe(!isUndone);
    // The password so far opens nothing, at the address that is back neither.
    expect(await signIn(process, OLD)).toBeNull();
    expect((await process.findAccount(isUndone ? OLD : NEW))?.accountId).toBe(change.accountId);
    world.advance(15 * MINUTE);
    expect((await register(process, NEW)).rejected).toBe(isUndone ? undefined : 'email-address-taken');
  });
});

describe('a confirmation that is slow', () => {
  it.each([1, 2, 3, 4])(
    'at write %i gives way to whoever registers the address after its code is over',
    async (write) => {
      const { accountId, confirmation } = await asked();
      const meanwhile = async () => {
        world.advance(15 * MINUTE);
        expect((await register(world.process(), NEW)).rejected).toBeUndefined();
      };
      const outcome = await world.process({ write, meanwhile }).emailChanges.confirm(confirmation);
      expect(outcome.rejected).toBeDefined();
      const process = await afterStart();
      expect(await signIn(process, OLD)).not.toBeNull();
      expect((await process.findAccount(NEW))?.accountId).not.toBe(accountId);
      expect(await world.rows('select 1 from accounts.credentials')).toHaveLength(2);
    },
  );
});
