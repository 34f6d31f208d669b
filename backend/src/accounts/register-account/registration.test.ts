import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountProcess, type AccountWorld, Crash, createAccountWorld } from '../testing/account-world.ts';

const EMAIL = 'anna@firma.example';
const MINUTE = 60_000;
let world: AccountWorld;

beforeAll(async () => {
  world = await createAccountWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const registerAt = (process: AccountProcess, password = 'erstes-passwort', email = EMAIL) =>
  process.register({
    email,
    password,
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

const eventsOf = async (type: string) => (await world.log()).filter((event) => event.type === type);
const pendingRows = () => world.rows('select 1 from accounts.pending_credentials');

describe('registering an address', () => {
  it('lets its owner sign in, and leaves nothing pending', async () => {
    const process = world.process();
    expect(await registerAt(process)).toMatchObject({ accountId: expect.any(String) });
    expect(await process.logIn(EMAIL, 'erstes-passwort')).not.toBeNull();
    expect(await pendingRows()).toEqual([]);
  });

  it('is recorded as the new account’s own doing, with the address normalised', async () => {
    const registered = await registerAt(world.process(), 'erstes-passwort', ' Anna@FIRMA.example ');
    const [event] = await eventsOf('AccountRegistered');
    expect(event).toMatchObject({
      data: { email: EMAIL },
      metadata: { actor: { kind: 'account', id: 'accountId' in registered ? registered.accountId : '' } },
    });
  });

  it('a second time is refused, however it is spelled, and reported to its owner once an hour', async () => {
    const process = world.process();
    await registerAt(process);
    for (const spelling of [EMAIL, 'ANNA@firma.example', ' anna@firma.EXAMPLE']) {
      expect(await registerAt(process, 'anderes', spelling)).toMatchObject({ rejected: 'email-address-taken' });
    }
    expect(await eventsOf('RegistrationRepeated')).toHaveLength(1);
    world.advance(60 * MINUTE);
    await registerAt(process, 'anderes');
    expect(await eventsOf('RegistrationRepeated')).toHaveLength(2);
    expect(await pendingRows()).toEqual([]);
    expect(await process.logIn(EMAIL, 'anderes')).toBeNull();
  });

  it('fifty times at once yields exactly one account', async () => {
    const processes = [world.process(), world.process()] as const;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => registerAt(processes[i % 2 === 0 ? 0 : 1], `passwort-${i}`)),
    );
    const winners = outcomes.flatMap((outcome, i) => (outcome.rejected === undefined ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(await eventsOf('AccountRegistered')).toHaveLength(1);
    expect(await world.rows('select 1 from accounts.credentials')).toHaveLength(1);
    expect(await pendingRows()).toEqual([]);
    const [winner] = winners;
    expect(await processes[0].logIn(EMAIL, `passwort-${winner}`)).not.toBeNull();
    expect(await processes[0].logIn(EMAIL, `passwort-${winner === 0 ? 1 : 0}`)).toBeNull();
  });
});

describe('a crash while registering', () => {
  const writes = [1, 2, 3, 4] as const;
  const crashPoints = writes.flatMap((write) => [
    { write, moment: 'before' } as const,
    { write, moment: 'after' } as const,
  ]);

  it('can happen at exactly these writes', async () => {
    const process = world.process();
    await registerAt(process);
    expect(process.writes()).toBe(writes.length);
  });

  const crashed = async (crashPoint: (typeof crashPoints)[number]) => {
    await expect(registerAt(world.process(crashPoint))).rejects.toBeInstanceOf(Crash);
    return (await eventsOf('AccountRegistered')).length === 1;
  };

  /** Whatever happened: one account, one password that works, and the other one does not. */
  const expectOneWhole = async (process: AccountProcess, password: string, other: string) => {
    expect(await process.logIn(EMAIL, password)).not.toBeNull();
    expect(await process.logIn(EMAIL, other)).toBeNull();
    expect(await eventsOf('AccountRegistered')).toHaveLength(1);
    expect(await world.rows('select 1 from accounts.credentials')).toHaveLength(1);
  };

  it.each(crashPoints)(
    '$moment write $write leaves an account or a free address, to whoever comes after a minute',
    async (crashPoint) => {
      const cameToBe = await crashed(crashPoint);
      world.advance(MINUTE);
      const process = world.process();
      const again = await registerAt(process, 'zweites-passwort');
      expect(again.rejected).toBe(cameToBe ? 'email-address-taken' : undefined);
      if (cameToBe) await expectOneWhole(process, 'erstes-passwort', 'zweites-passwort');
      else await expectOneWhole(process, 'zweites-passwort', 'erstes-passwort');
    },
  );

  it.each(crashPoints)('$moment write $write is tidied up by the next start', async (crashPoint) => {
    const cameToBe = await crashed(crashPoint);
    world.advance(MINUTE);
    const process = world.process();
    await process.reconcile();
    expect(await pendingRows()).toEqual([]);
    const again = await registerAt(process, 'zweites-passwort');
    expect(again.rejected).toBe(cameToBe ? 'email-address-taken' : undefined);
    if (cameToBe) await expectOneWhole(process, 'erstes-passwort', 'zweites-passwort');
    else await expectOneWhole(process, 'zweites-passwort', 'erstes-passwort');
  });

  it('after the account came to be does not keep its owner from signing in at once', async () => {
    await crashed({ write: 3, moment: 'after' });
    expect(await world.process().logIn(EMAIL, 'erstes-passwort')).not.toBeNull();
  });

  it('while tidying up is tidied up by the start after that', async () => {
    for (const write of [1, 2, 3]) {
      const email = `anna${write}@firma.example`;
      await expect(registerAt(world.process({ write: 3, moment: 'before' }), 'x', email)).rejects.toBeInstanceOf(Crash);
      world.advance(MINUTE);
      await expect(world.process({ write, moment: 'before' }).reconcile()).rejects.toBeInstanceOf(Crash);
      const process = world.process();
      await process.reconcile();
      expect(await pendingRows()).toEqual([]);
      expect(await registerAt(process, 'zweites-passwort', email)).toMatchObject({ accountId: expect.any(String) });
    }
  });
});

describe('a reserved address', () => {
  it('is not taken over within a minute, when the registration may just be slow', async () => {
    await expect(registerAt(world.process({ write: 3, moment: 'before' }))).rejects.toBeInstanceOf(Crash);
    world.advance(MINUTE - 1);
    expect(await registerAt(world.process())).toMatchObject({ rejected: 'email-address-taken' });
    expect(await eventsOf('RegistrationAbandoned')).toEqual([]);
  });

  it('is not given up by the start of another process within a minute', async () => {
    await expect(registerAt(world.process({ write: 3, moment: 'before' }))).rejects.toBeInstanceOf(Crash);
    world.advance(MINUTE - 1);
    await world.process().reconcile();
    expect(await eventsOf('EmailAddressReleased')).toEqual([]);
  });
});

describe('a registration slower than a minute', () => {
  it('does not complete once its address went to somebody else', async () => {
    const other = world.process();
    const slow = world.process({
      write: 3,
      meanwhile: async () => {
        world.advance(MINUTE);
        await registerAt(other, 'zweites-passwort');
      },
    });
    expect(await registerAt(slow)).toMatchObject({ rejected: 'email-address-taken' });
    expect(await eventsOf('AccountRegistered')).toHaveLength(1);
    expect(await other.logIn(EMAIL, 'zweites-passwort')).not.toBeNull();
    expect(await other.logIn(EMAIL, 'erstes-passwort')).toBeNull();
    expect(await pendingRows()).toEqual([]);
  });

  it('that finds itself given up frees the address that it reserved late', async () => {
    const tidying = world.process();
    const slow = world.process({
      write: 2,
      meanwhile: async () => {
        world.advance(MINUTE);
        await tidying.reconcile();
      },
    });
    expect(await registerAt(slow)).toMatchObject({ rejected: 'email-address-taken' });
    expect((await world.log()).map(({ type }) => type)).toEqual([
      'RegistrationAbandoned',
      'EmailAddressReserved',
      'EmailAddressReleased',
    ]);
    expect(await pendingRows()).toEqual([]);
  });

  it('that dies before it could free the address again leaves it to the next one at once', async () => {
    const tidying = world.process();
    const slow = world.process(
      {
        write: 2,
        meanwhile: async () => {
          world.advance(MINUTE);
          await tidying.reconcile();
        },
      },
      { write: 3, moment: 'before' },
    );
    await expect(registerAt(slow)).rejects.toBeInstanceOf(Crash);
    expect((await eventsOf('EmailAddressReserved')).length).toBe(1);
    expect(await registerAt(world.process(), 'zweites-passwort')).toMatchObject({ accountId: expect.any(String) });
  });

  it('that completes while it is being given up stays', async () => {
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const meanwhile = () => {
      reached.resolve();
      return gate.promise;
    };
    const slow = registerAt(world.process({ write: 3, meanwhile }));
    await reached.promise;
    world.advance(MINUTE);
    const completeSlow = async () => {
      gate.resolve();
      await slow;
    };
    await world.process({ write: 1, meanwhile: completeSlow }).reconcile();
    const process = world.process();
    expect(await registerAt(process, 'zweites-passwort')).toMatchObject({ rejected: 'email-address-taken' });
    expect(await process.logIn(EMAIL, 'erstes-passwort')).not.toBeNull();
  });
});
