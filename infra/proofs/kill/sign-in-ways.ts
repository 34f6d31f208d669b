import type {
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SignInWays,
} from '@sternklar/contracts/accounts/passkey.api';
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
} from '../../../backend/src/accounts/passkeys/testing/soft-authenticator.ts';
import { type Client, insist } from './client.ts';
import { PASSWORD } from './load.ts';

/** A passkey and what is known of its being an account's. */
interface Own {
  readonly authenticator: SoftAuthenticator;
  /** Null where adding it was never answered. */
  readonly id: string | null;
  /** What was asked for last: whether that was answered or not. */
  removal: 'none' | 'asked' | 'acknowledged';
}

/** One account's ways to sign in, as they were acknowledged. */
export interface WaysLedger {
  readonly passkeys: Own[];
  /** Whether codes were issued to somebody who was told. */
  codesIssued: boolean;
}

export const createWaysLedger = (): WaysLedger => ({ passkeys: [], codesIssued: false });

const AT_ONCE = 3;
/** After so many: an account has room for twenty, and those whose adding nobody was told of stay there. */
const TIDIED_EVERY = 8;
const pause = () => new Promise((wake) => setTimeout(wake, 50));

interface WaysLoad {
  readonly client: Client;
  readonly origin: string;
  readonly token: string;
  readonly ledger: WaysLedger;
}

/** Passkeys come and go, and recovery codes are issued anew, until the signal aborts. */
export const runSignInWays = async (load: WaysLoad, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    if (load.ledger.passkeys.length % TIDIED_EVERY === 0) await tidy(load);
    await add(load);
    const there = load.ledger.passkeys.filter(({ id, removal }) => id !== null && removal === 'none');
    const [oldest] = there;
    if (oldest && there.length > AT_ONCE) await remove(load, oldest);
    const { client, token, ledger } = load;
    const codes = await client({
      method: 'POST',
      path: '/account/recovery-codes',
      token,
      body: { password: PASSWORD },
    });
    if (codes) ledger.codesIssued = true;
    await pause();
  }
};

const add = async ({ client, origin, token, ledger }: WaysLoad) => {
  const options = await client<PasskeyCreationOptions>({
    method: 'POST',
    path: '/account/passkeys/options',
    token,
    body: { password: PASSWORD },
  });
  if (!options) return;
  const authenticator = createSoftAuthenticator({ origin });
  const body = { name: `Gerät ${ledger.passkeys.length}`, credential: authenticator.create(options) };
  const added = await client<{ id: string }>({ method: 'POST', path: '/account/passkeys', token, body });
  ledger.passkeys.push({ authenticator, id: added?.id ?? null, removal: 'none' });
};

const remove = async ({ client, token }: WaysLoad, passkey: Own) => {
  passkey.removal = 'asked';
  const body = { password: PASSWORD };
  const done = await client({ method: 'POST', path: `/account/passkeys/${passkey.id}/removal`, token, body });
  if (done) passkey.removal = 'acknowledged';
};

/** As somebody does who reads their page: what is listed there and nobody was told of is removed, or removed again. */
const tidy = async ({ client, token, ledger }: WaysLoad) => {
  const ways = await client<SignInWays>({ path: '/account/sign-in-ways', token });
  for (const { id } of ways?.passkeys ?? []) {
    const own = ledger.passkeys.find((passkey) => passkey.id === id);
    if (own && own.removal !== 'asked') continue;
    const body = { password: PASSWORD };
    await client({ method: 'POST', path: `/account/passkeys/${id}/removal`, token, body });
  }
};

/** Sentences on passkeys that were acknowledged and are gone, or removed and still open the account; empty when all is well. */
export const compareSignInWays = async ({ client, token, ledger }: WaysLoad): Promise<readonly string[]> => {
  const ways = await insist<SignInWays>(client, { path: '/account/sign-in-ways', token });
  const listed = ways.passkeys.map(({ id }) => id);
  const faults: string[] = [];
  if (new Set(listed).size < listed.length) faults.push('A passkey is listed twice.');
  if (ledger.codesIssued && ways.recovery_codes_left === null) faults.push('Recovery codes that were shown are gone.');
  const known = new Set(ledger.passkeys.map(({ id }) => id));
  const unanswered = ledger.passkeys.filter(({ id }) => id === null).length;
  if (listed.filter((id) => !known.has(id)).length > unanswered) faults.push('A passkey exists that nobody added.');
  for (const passkey of ledger.passkeys) faults.push(...(await faultsOf(client, passkey, listed)));
  return faults;
};

/** Of one passkey; of one whose adding or removal was never answered nothing is asked. */
const faultsOf = async (
  client: Client,
  { authenticator, id, removal }: Own,
  listed: readonly string[],
): Promise<readonly string[]> => {
  if (id === null || removal === 'asked') return [];
  const opens = await signsIn(client, authenticator);
  const isListed = listed.includes(id);
  if (removal === 'none') return opens && isListed ? [] : [`The acknowledged passkey ${id} is missing.`];
  return opens || isListed ? [`The removed passkey ${id} still opens the account.`] : [];
};

const signsIn = async (client: Client, authenticator: SoftAuthenticator): Promise<boolean> => {
  const options = await insist<PasskeyRequestOptions>(client, {
    method: 'POST',
    path: '/auth/passkey/options',
    body: {},
  });
  const credential = authenticator.get(options);
  const answer = await client({ method: 'POST', path: '/auth/passkey', body: { credential } }).catch(() => null);
  return answer !== null;
};
