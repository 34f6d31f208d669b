import type { Pool, PoolClient } from 'pg';
import { createOneByOne } from './one-by-one.ts';

/** At most so many of one person are under way at once. */
export const OPEN_UPLOADS = 10;
const KEPT_MS = 24 * 3_600_000;
/** One that nobody sent anything to for so long makes room for another. */
const IDLE_MS = 3_600_000;
/** The oldest of these makes room for one more. */
const QUIET_MS = 120_000;
/** Making evidence of a file takes seconds. */
const TAKEN_MS = 120_000;

export interface NewUpload {
  readonly id: string;
  readonly reviewId: string;
  /** Whose room it takes. */
  readonly accountId: string;
  readonly uploaderId: string;
  readonly sealedName: Buffer;
  /** In bytes. */
  readonly size: number;
}

export interface Upload extends NewUpload {
  readonly received: number;
  /** What it became. */
  readonly evidenceId: string | null;
}

/** The tables `evidence.uploads` and `evidence.upload_pieces`. */
export interface EvidenceUploads {
  /** Again under the same id: changes nothing. `roomBytes` is what the account may have altogether. */
  begin(upload: NewUpload, limits: { readonly roomBytes: number }): Promise<'begun' | 'too-many' | 'no-room'>;
  /** Null when there is none, or it is somebody else's. */
  find(id: string, uploaderId: string): Promise<Upload | null>;
  /** False when the piece does not begin where the last one ended, or is longer than what is missing. */
  receive(
    id: string,
    piece: { readonly beginsAt: number; readonly length: number; readonly sealed: Buffer },
  ): Promise<boolean>;
  /** The encrypted pieces, in order; each is there until the next one is asked for. */
  pieces(id: string): AsyncIterable<{ readonly beginsAt: number; readonly sealed: Buffer }>;
  /** False when it is not complete, is evidence already, or somebody is at it. */
  take(id: string): Promise<boolean>;
  letGo(id: string): Promise<void>;
  /** Its bytes go; what became of it is known for a while. */
  finish(id: string, evidenceId: string): Promise<void>;
  abandon(id: string): Promise<void>;
  /** False when it is evidence already, or somebody is at it. */
  abandonUntaken(id: string): Promise<boolean>;
  /** Those begun more than a day ago; answers how many went. */
  sweep(limit: number): Promise<number>;
  /** The account's reviews for which files are under way: no more than a few. */
  reviewsOf(accountId: string): Promise<readonly string[]>;
  /** Those for a review that takes no more, or whose key is about to be destroyed; also what became of the others. */
  forgetReview(reviewId: string): Promise<void>;
}

const COLUMNS = `id, review_id as "reviewId", account_id as "accountId", uploader_id as "uploaderId",
  sealed_name as "sealedName", size, received, evidence_id as "evidenceId"`;

/** In turn for an account and for a person: two who begin at once would each see room for one. */
const IN_TURN = `select pg_advisory_xact_lock(hashtextextended('evidence ' || name, 0))
  from unnest($1::text[]) as name order by name`;
const TAKEN_ROOM = `
  select coalesce((select sum(size) from evidence.uploads where account_id = $1 and evidence_id is null), 0)
       + coalesce((select sum(size) from evidence.files where account_id = $1), 0) as bytes`;
const DROP_IDLE = 'delete from evidence.uploads where uploader_id = $1 and evidence_id is null and touched_at < $2';
const DROP_QUIET = `
  delete from evidence.uploads where id in (
    select id from evidence.uploads
    where uploader_id = $1 and evidence_id is null and touched_at < $2 and (taken_until is null or taken_until < $3)
    order by touched_at limit 1)`;
/** Somebody who has as many as they may, of which none can make room for another. */
const IS_FULL = `
  select count(*) >= ${OPEN_UPLOADS} and not exists (select from evidence.uploads where id = $2)
     and not bool_or(touched_at < $3 or (touched_at < $4 and (taken_until is null or taken_until < $5))) as "isFull"
  from evidence.uploads where uploader_id = $1 and evidence_id is null`;
const INSERT = `
  insert into evidence.uploads (id, review_id, account_id, uploader_id, sealed_name, size, begun_at, touched_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`;
const RECEIVE = `
  with fitting as (
    update evidence.uploads set received = received + $3, touched_at = $5
    where id = $1 and received = $2 and received + $3 <= size and evidence_id is null and taken_until is null
    returning id)
  insert into evidence.upload_pieces (upload_id, begins_at, bytes) select id, $2, $4 from fitting`;
/** PostgreSQL writes bytes as hexadecimal digits: twice as many, which are put together before they are read. */
const SLICE_BYTES = 32_768;
/** The piece after a place, from its byte `$3` on, the first being 1. */
const NEXT_SLICE = `
  select begins_at as "beginsAt", length(bytes) as length, substring(bytes from $3 for ${SLICE_BYTES}) as slice
  from evidence.upload_pieces where upload_id = $1 and begins_at > $2 order by begins_at limit 1`;
const TAKE = `
  update evidence.uploads set taken_until = $3
  where id = $1 and received = size and evidence_id is null and (taken_until is null or taken_until < $2)`;
const FINISH = `
  with finished as (
    update evidence.uploads set evidence_id = $2, taken_until = null where id = $1 returning id)
  delete from evidence.upload_pieces using finished where upload_id = finished.id`;
const SWEEP = `
  delete from evidence.uploads where id in (
    select id from evidence.uploads where begun_at < $1 order by begun_at limit $2)`;

const inTransaction = async <Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
};

export const createEvidenceUploads = (pool: Pool, now: () => Date): EvidenceUploads => {
  const after = (ms: number) => new Date(now().getTime() + ms);

  interface Slice {
    readonly beginsAt: number;
    /** Of the whole piece. */
    readonly length: number;
    readonly slice: Buffer;
  }
  const nextSlice = async (id: string, after: number, filled: number): Promise<Slice | undefined> => {
    const { rows } = await pool.query<Slice>({
      name: 'evidence.slice',
      text: NEXT_SLICE,
      values: [id, after, filled + 1],
    });
    return rows[0];
  };

  const countOpen = async (client: PoolClient, uploaderId: string): Promise<number> => {
    const { rows } = await client.query<{ open: number }>(
      'select count(*)::integer as open from evidence.uploads where uploader_id = $1 and evidence_id is null',
      [uploaderId],
    );
    return rows[0]?.open ?? 0;
  };

  /** Makes room with what nobody goes on with, where there is none. */
  const hasPlace = async (client: PoolClient, uploaderId: string): Promise<boolean> => {
    if ((await countOpen(client, uploaderId)) < OPEN_UPLOADS) return true;
    await client.query(DROP_IDLE, [uploaderId, after(-IDLE_MS)]);
    if ((await countOpen(client, uploaderId)) < OPEN_UPLOADS) return true;
    const { rowCount } = await client.query(DROP_QUIET, [uploaderId, after(-QUIET_MS), now()]);
    return rowCount === 1;
  };

  /** Most of a crowd are told so by one statement without a lock. */
  const isFull = async ({ id, uploaderId }: NewUpload): Promise<boolean> => {
    const values = [uploaderId, id, after(-IDLE_MS), after(-QUIET_MS), now()];
    const { rows } = await pool.query<{ isFull: boolean | null }>({ name: 'evidence.is-full', text: IS_FULL, values });
    return rows[0]?.isFull ?? false;
  };

  const beginInTurn = ({ id, reviewId, accountId, uploaderId, sealedName, size }: NewUpload, roomBytes: number) =>
    inTransaction(pool, async (client) => {
      await client.query(IN_TURN, [[accountId, uploaderId]]);
      const { rowCount } = await client.query('select from evidence.uploads where id = $1', [id]);
      if (rowCount === 1) return 'begun';
      if (!(await hasPlace(client, uploaderId))) return 'too-many';
      const { rows } = await client.query<{ bytes: string }>(TAKEN_ROOM, [accountId]);
      if (Number(rows[0]?.bytes) + size > roomBytes) return 'no-room';
      await client.query(INSERT, [id, reviewId, accountId, uploaderId, sealedName, size, now()]);
      return 'begun';
    });

  /** Else a crowd of one person would wait for each other with every connection that there is. */
  const oneByOne = createOneByOne();

  return {
    begin: (upload, { roomBytes }) =>
      oneByOne(upload.uploaderId, async () => ((await isFull(upload)) ? 'too-many' : beginInTurn(upload, roomBytes))),
    async find(id, uploaderId) {
      const { rows } = await pool.query<Upload>(
        `select ${COLUMNS} from evidence.uploads where id = $1 and uploader_id = $2`,
        [id, uploaderId],
      );
      return rows[0] ?? null;
    },
    async receive(id, { beginsAt, length, sealed }) {
      const { rowCount } = await pool.query({
        name: 'evidence.receive',
        text: RECEIVE,
        values: [id, beginsAt, length, sealed, now()],
      });
      return rowCount === 1;
    },
    async *pieces(id) {
      let memory: Buffer = Buffer.alloc(0);
      let after = -1;
      for (let first = await nextSlice(id, after, 0); first; first = await nextSlice(id, after, 0)) {
        const { beginsAt, length } = first;
        if (memory.length < length) memory = Buffer.allocUnsafeSlow(length);
        let filled = first.slice.copy(memory);
        while (filled < length) {
          const next = await nextSlice(id, after, filled);
          // Whoever dropped the upload meanwhile dropped all of it.
          if (next?.beginsAt !== beginsAt) return;
          filled += next.slice.copy(memory, filled);
        }
        yield { beginsAt, sealed: memory.subarray(0, length) };
        after = beginsAt;
      }
    },
    async take(id) {
      const { rowCount } = await pool.query(TAKE, [id, now(), after(TAKEN_MS)]);
      return rowCount === 1;
    },
    async letGo(id) {
      await pool.query('update evidence.uploads set taken_until = null where id = $1', [id]);
    },
    async finish(id, evidenceId) {
      await pool.query(FINISH, [id, evidenceId]);
    },
    async abandon(id) {
      await pool.query('delete from evidence.uploads where id = $1 and evidence_id is null', [id]);
    },
    async abandonUntaken(id) {
      const { rowCount } = await pool.query(
        'delete from evidence.uploads where id = $1 and evidence_id is null and (taken_until is null or taken_until < $2)',
        [id, now()],
      );
      return rowCount === 1;
    },
    async sweep(limit) {
      const { rowCount } = await pool.query(SWEEP, [after(-KEPT_MS), limit]);
      return rowCount ?? 0;
    },
    async reviewsOf(accountId) {
      const { rows } = await pool.query<{ id: string }>(
        'select distinct review_id as id from evidence.uploads where account_id = $1 and evidence_id is null',
        [accountId],
      );
      return rows.map(({ id }) => id);
    },
    async forgetReview(reviewId) {
      await pool.query('delete from evidence.uploads where review_id = $1', [reviewId]);
    },
  };
};
