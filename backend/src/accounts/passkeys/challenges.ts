import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { APP_SETUP_LIFETIME_MS } from '@sternklar/contracts/constants';
import type { Pool } from 'pg';

/** What a signature over a challenge is for: one made for the one is no use for the other. */
export type ChallengePurpose = 'register' | 'sign-in' | 'confirm' | 'authenticator-app';

export interface ChallengeUse {
  readonly purpose: ChallengePurpose;
  /** Whose it is; null where that is not known before. */
  readonly accountId: string | null;
  /** Version of the event that set the password which was shown for it: another password, or address, ends it. */
  readonly passwordVersion?: number;
}

/**
 * Challenges that passkeys sign, and that an authenticator app's secret follows from. They carry purpose, account, password and end under our own seal, so that asking for one stores nothing; that an
 * answer counts once is kept with the first answer that fits.
 */
export interface Challenges {
  /** Bytes to be signed, good for five minutes; those for an app, which has to be found first, for a quarter of an hour. */
  create(use: ChallengeUse): Uint8Array<ArrayBuffer>;
  /** Whether it is one of ours, for this use, in time. `challenge` is base64url. */
  fits(challenge: string, use: ChallengeUse): boolean;
  /** True once for each challenge that fits. */
  use(challenge: string): Promise<boolean>;
}

export interface ChallengesDeps {
  readonly pool: Pool;
  readonly key: Buffer;
  readonly now: () => Date;
}

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;
const lifetimeOf = ({ purpose }: ChallengeUse) =>
  purpose === 'authenticator-app' ? APP_SETUP_LIFETIME_MS : CHALLENGE_LIFETIME_MS;

/** Each use clears some that are over. */
const USE = `
  with over as (
    select hash from accounts.used_challenges where expires_at < $3 order by expires_at limit 10 for update skip locked
  ), cleared as (
    delete from accounts.used_challenges u using over where u.hash = over.hash
  )
  insert into accounts.used_challenges (hash, expires_at) values ($1, $2) on conflict (hash) do nothing`;

const partsOf = (challenge: string) => Buffer.from(challenge, 'base64url').toString('utf8').split(' ');
const endOf = (challenge: string) => new Date(Number(partsOf(challenge)[0]));

export const createChallenges = ({ pool, key, now }: ChallengesDeps): Challenges => {
  const sealOf = (text: string) => createHmac('sha256', key).update(text, 'utf8').digest();
  const textOf = ({ purpose, accountId, passwordVersion }: ChallengeUse, expiresAt: string, nonce: string) =>
    [purpose, accountId ?? '', expiresAt, nonce, ...(passwordVersion === undefined ? [] : [passwordVersion])].join(' ');
  return {
    create(use) {
      const expiresAt = String(now().getTime() + lifetimeOf(use));
      const nonce = randomBytes(16).toString('base64url');
      const seal = sealOf(textOf(use, expiresAt, nonce)).toString('base64url');
      return Uint8Array.from(Buffer.from([expiresAt, nonce, seal].join(' '), 'utf8'));
    },
    fits(challenge, use) {
      const [expiresAt = '', nonce = '', seal = ''] = partsOf(challenge);
      const given = Buffer.from(seal, 'base64url');
      const expected = sealOf(textOf(use, expiresAt, nonce));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(expiresAt) > now().getTime();
    },
    async use(challenge) {
      const hash = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest();
      const { rowCount } = await pool.query(USE, [hash, endOf(challenge), now()]);
      return rowCount === 1;
    },
  };
};
