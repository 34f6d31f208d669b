import { openSession } from '@sternklar/event-store/postgres/session';
import {
  createIndexes,
  createTables,
  inTransaction,
  prepareReadModels,
} from '@sternklar/projections/engine/schemas/read-model-schemas';
import { allProjections } from '@sternklar/projections/projections';
import { reviewList } from '@sternklar/projections/reviews/review-list/review-list.projection';
import type { BenchDatabase, BenchServer } from '../lib/databases.ts';
import { openOwnLog } from '../lib/own-log.ts';
import { createEmmettTables } from './emmett-rebuild.ts';
import { fillLogs, type LogSizes } from './fill-logs.ts';

/** The product's log, and emmett's with the first of the same events; both with tables for read models. */
export interface PreparedLogs extends LogSizes {
  readonly own: BenchDatabase;
  readonly emmett: BenchDatabase;
}

const REVIEW_LIST_IN_EMMETT = 'review_list';

export const prepareLogs = async (server: BenchServer, sizes: LogSizes): Promise<PreparedLogs> => {
  const own = await server.create('rebuild_own');
  const emmett = await server.create('rebuild_emmett');
  await createEmmettTables(emmett.ownerUrl);
  await prepareReviewListInEmmett(emmett);
  const log = await openOwnLog(own);
  const ownSession = await openSession({ url: own.ownerUrl, applicationName: 'sternklar-bench' });
  const emmettSession = await openSession({ url: emmett.ownerUrl, applicationName: 'sternklar-bench' });
  try {
    await prepareReadModels({
      ownerUrl: own.ownerUrl,
      runningRole: new URL(own.url).username,
      projections: allProjections,
    });
    return { own, emmett, ...(await fillLogs({ codec: log.codec, own: ownSession, emmett: emmettSession }, sizes)) };
  } finally {
    await Promise.all([ownSession.end(), emmettSession.end(), log.close()]);
  }
};

/** The product's own review list beside emmett's tables, found without naming its schema. */
const prepareReviewListInEmmett = async ({ ownerUrl, url }: BenchDatabase): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-bench' });
  try {
    await session.query('create extension if not exists pg_trgm');
    const { username: runningRole, pathname } = new URL(url);
    await inTransaction(session, () =>
      createTables(session, reviewList, { schema: REVIEW_LIST_IN_EMMETT, runningRole }),
    );
    await inTransaction(session, () => createIndexes(session, reviewList, REVIEW_LIST_IN_EMMETT));
    await session.query(`alter database ${pathname.slice(1)} set search_path = public, ${REVIEW_LIST_IN_EMMETT}`);
  } finally {
    await session.end();
  }
};

/** emmett remembers how far it was, and a rebuild of its own goes on from there: this makes it begin anew. */
export const forgetEmmettProgress = async ({ ownerUrl }: BenchDatabase): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-bench' });
  try {
    await session.query('delete from emt_processors; delete from emt_projections');
    await session.query(`set search_path = ${REVIEW_LIST_IN_EMMETT};
      truncate account, business, review; update review_count set reviews = 0`);
  } finally {
    await session.end();
  }
};

const REVIEW_TABLES = { documents: 'reviews', 'own-review-list': `${REVIEW_LIST_IN_EMMETT}.review` } as const;

/** Throws when a rebuild of emmett's has not made as many rows as there are reviews. */
export const insistOnReviews = async (
  { ownerUrl }: BenchDatabase,
  what: keyof typeof REVIEW_TABLES,
  expected: number,
): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-bench' });
  try {
    const { rows } = await session.query<{ reviews: number }>(`select count(*) as reviews from ${REVIEW_TABLES[what]}`);
    const reviews = rows[0]?.reviews ?? 0;
    if (reviews !== expected) throw new Error(`emmett's rebuild made ${reviews} reviews instead of ${expected}.`);
  } finally {
    await session.end();
  }
};
