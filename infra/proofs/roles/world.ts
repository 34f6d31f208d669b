import type pg from 'pg';
import type { Access } from '../../../backend/src/platform/access.port.ts';
import type { ExampleCall, FilledCall } from '../../../backend/src/platform/example-call.port.ts';
import { type Account, openVerifiedAccount, signInStaff } from '../../../backend/src/testing/accounts.ts';
import { type Ask, createAsk, logIn } from '../../../backend/src/testing/ask.ts';
import { ADMIN, AUDITOR } from '../../../backend/src/testing/running-product.ts';
import { PARTNER_ORIGIN } from '../../../backend/src/testing/things/conversations.ts';
import { createThings } from '../../../backend/src/testing/things.ts';
import type { Send } from '../common/exchange.ts';
import { type Caller, falseTokens, isPerson, type Person } from './callers.ts';

/** The people of the proof, and what they can make for a call to name. */
export interface World {
  /** What the caller presents; null for nobody. */
  tokenOf(caller: Caller): string | null;
  /**
   * The example's call for a caller, with everything that it names made; what is somebody's is the owner's, and what is the
   * caller's own that of the visitor, where visitors may call.
   */
  callOf(example: ExampleCall, caller: Caller, access: Access): Promise<FilledCall>;
}

/** The token of a new widget visitor. */
const openWidgetSession = async (ask: Ask, token: string): Promise<string> => {
  const partner = { name: 'Hotel Rollenspiel', origins: [PARTNER_ORIGIN] };
  const asked = { method: 'POST', token, body: partner };
  const { keys } = await ask<{ keys: readonly { key: string }[] }>('/api/admin/partners', asked);
  const body = { key: keys[0]?.key };
  return (await ask<{ token: string }>('/api/widget/sessions', { method: 'POST', body, origin: PARTNER_ORIGIN })).token;
};

/** Everybody in this proof changes their password to the same one, and can go on signing in with it. */
const lasting = (account: Account): Account => ({ ...account, newPassword: account.password });

const signInPeople = async (ask: Ask): Promise<Readonly<Record<Person, Account>>> => ({
  owner: lasting(await openVerifiedAccount(ask, 'rolle-1@sternklar.test')),
  stranger: lasting(await openVerifiedAccount(ask, 'rolle-2@sternklar.test')),
  admin: lasting(await signInStaff(ask, ADMIN)),
  auditor: lasting(await signInStaff(ask, AUDITOR)),
});

/** Registers, verifies and signs in everybody. The product must expose codes, and be given `jwtSecret`. */
export const createWorld = async (
  send: Send,
  jwtSecret: string,
  { sql, origin }: { readonly sql: pg.Client; readonly origin: string },
): Promise<World> => {
  const ask = createAsk(send);
  const people = await signInPeople(ask);
  const { owner, stranger, admin, auditor } = people;
  const ended = await logIn(ask, ADMIN);
  await ask('/api/auth/logout', { method: 'POST', token: ended });
  const { genuine, ...falseOnes } = falseTokens(admin.token, jwtSecret);
  await ask('/api/auth/me', { token: genuine });
  const tokens: Readonly<Record<Caller, string | null>> = {
    nobody: null,
    ...falseOnes,
    ended,
    owner: owner.token,
    stranger: stranger.token,
    admin: admin.token,
    auditor: auditor.token,
    visitor: await openWidgetSession(ask, admin.token),
  };
  const things = createThings({ ask, origin, sql, admin, now: () => new Date(), settle: async () => undefined });
  return {
    tokenOf: (caller) => tokens[caller],
    async callOf(example, caller, access) {
      if (isPerson(caller)) return things.callOf(example, { caller: people[caller], owner });
      const isLetIn = caller === 'visitor' && access === 'signed-in-or-visitor';
      const own = isLetIn ? { ...owner, token: tokens.visitor ?? '' } : owner;
      // What the owner would say, without being the owner.
      const { token, ...call } = await things.callOf(example, { caller: own, owner });
      return call;
    },
  };
};
