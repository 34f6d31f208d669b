import type { Pool } from 'pg';
import { isGone, type Presence } from './presence.ts';

/** Names a request; see `RequestSecrets`. */
export interface ClaimedRequest {
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
}

/** A request that is ours to carry out; `seed` (UUIDv7) is the same each time, `keyHash` names it. */
export interface Claim {
  readonly keyHash: Buffer;
  readonly seed: string;
}

export type ClaimOutcome =
  /** `isFirst`: its seed was made for it just now, so that nothing can have been done under ids made from it. */
  | ({ readonly outcome: 'claimed'; readonly isFirst: boolean } & Claim)
  | { readonly outcome: 'answered'; readonly answer: Buffer }
  /** Somebody is at it, or was a moment ago. */
  | { readonly outcome: 'running' }
  /** The key came with another request before. */
  | { readonly outcome: 'other-request' };

/** The table `http.idempotency`. */
export interface KeptAnswers {
  /** Makes a request ours, unless somebody is at it or it was answered within the last 24 hours. */
  claim(request: ClaimedRequest): Promise<ClaimOutcome>;
  /** Ends a claim with the answer for all repetitions; the first one counts. */
  keep(claim: Claim, answer: Buffer): Promise<void>;
  /** Ends a claim without an answer: the next request with its key runs again, with the same seed. */
  release(claim: Claim): Promise<void>;
  /** Deletes up to `limit` rows that are older than 24 hours; how many it were. */
  forgetOld(limit: number): Promise<number>;
}

export interface KeptAnswersDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly nextId: () => string;
  /** Of this process; without it nobody takes over from it before a claim's time. */
  readonly presence?: Presence;
}

/**
 * How long a request belongs to the process that claimed it. One that takes longer may run a second time beside the
 * first; its commands are recognised, so that does no harm, and a killed process holds nobody up for long.
 */
const CLAIM_MS = 15_000;
const KEPT_MS = 24 * 3_600_000;

/** A time outside of what it can be counts as over: the clock it came from was set back since. */
const IS_OVER = 'kept.created_at not between $7 and $8';
const CLAIM = `
  insert into http.idempotency as kept (key_hash, request_hash, seed, created_at, claimed_until, claimed_by)
  values ($1, $2, $3, $4, $5, $9)
  on conflict (key_hash) do update set
    request_hash = excluded.request_hash,
    claimed_until = excluded.claimed_until,
    claimed_by = excluded.claimed_by,
    answer = null,
    seed = case when ${IS_OVER} then excluded.seed else kept.seed end,
    created_at = case when ${IS_OVER} then excluded.created_at else kept.created_at end
  where ${IS_OVER}
    or (kept.answer is null and kept.request_hash = excluded.request_hash
        and (kept.claimed_until is null or kept.claimed_until not between $4 and $6))
  returning seed`;

/** From a process that died, at once: its commands are recognised. */
const TAKE_OVER = `
  update http.idempotency set claimed_until = $3, claimed_by = $4
  where key_hash = $1 and request_hash = $2 and answer is null and claimed_until is not null
    and claimed_by is distinct from $4 and ${isGone('claimed_by')}
  returning seed`;

const KEEP = `
  update http.idempotency set answer = $3, claimed_until = null where key_hash = $1 and seed = $2 and answer is null`;
const RELEASE = `
  update http.idempotency set claimed_until = null where key_hash = $1 and seed = $2 and answer is null`;
const FORGET = `
  delete from http.idempotency where key_hash = any(array(
    select key_hash from http.idempotency where created_at < $1 or created_at > $2 limit $3 for update skip locked))`;

export const createKeptAnswers = ({ pool, now, nextId, presence }: KeptAnswersDeps): KeptAnswers => {
  const holder = () => presence?.number() ?? null;
  const livingSpan = (): readonly [Date, Date] => {
    const time = now().getTime();
    return [new Date(time - KEPT_MS), new Date(time + KEPT_MS)];
  };

  /** Why a request could not be claimed. */
  const hindrance = async ({ keyHash, requestHash }: ClaimedRequest): Promise<ClaimOutcome> => {
    const { rows } = await pool.query<{ request_hash: Buffer; answer: Buffer | null }>(
      'select request_hash, answer from http.idempotency where key_hash = $1',
      [keyHash],
    );
    const [row] = rows;
    if (row && !row.request_hash.equals(requestHash)) return { outcome: 'other-request' };
    return row?.answer ? { outcome: 'answered', answer: row.answer } : { outcome: 'running' };
  };

  const takeOver = async ({ keyHash, requestHash }: ClaimedRequest, until: Date): Promise<ClaimOutcome> => {
    const { rows } = await pool.query<{ seed: string }>(TAKE_OVER, [keyHash, requestHash, until, holder()]);
    return rows[0] ? { outcome: 'claimed', keyHash, seed: rows[0].seed, isFirst: false } : { outcome: 'running' };
  };

  return {
    async claim(request) {
      const { keyHash, requestHash } = request;
      const at = now();
      const after = (ms: number) => new Date(at.getTime() + ms);
      const newSeed = nextId();
      const { rows } = await pool.query<{ seed: string }>(CLAIM, [
        keyHash,
        requestHash,
        newSeed,
        at,
        after(CLAIM_MS),
        after(2 * CLAIM_MS),
        ...livingSpan(),
        holder(),
      ]);
      if (rows[0]) return { outcome: 'claimed', keyHash, seed: rows[0].seed, isFirst: rows[0].seed === newSeed };
      const found = await hindrance(request);
      return found.outcome === 'running' ? takeOver(request, after(CLAIM_MS)) : found;
    },
    async keep({ keyHash, seed }, answer) {
      await pool.query(KEEP, [keyHash, seed, answer]);
    },
    async release({ keyHash, seed }) {
      await pool.query(RELEASE, [keyHash, seed]);
    },
    async forgetOld(limit) {
      const { rowCount } = await pool.query(FORGET, [...livingSpan(), limit]);
      return rowCount ?? 0;
    },
  };
};
