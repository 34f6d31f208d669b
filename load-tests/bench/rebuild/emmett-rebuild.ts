import type { Event, ReadEvent } from '@event-driven-io/emmett';
import {
  getPostgreSQLEventStore,
  type PostgreSQLProjectionDefinition,
  type PostgresReadEventMetadata,
  pongoMultiStreamProjection,
  postgreSQLProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import type { EventMetadata, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { run } from '@sternklar/projections/engine/batches/apply-batch';
import { reviewList } from '@sternklar/projections/reviews/review-list/review-list.projection';

type AnyEvent = Event<string, Record<string, unknown>>;
type Read = ReadEvent<AnyEvent, PostgresReadEventMetadata>;
type Document = Record<string, unknown>;

/** Messages per reading of its log; the same as ours, since smaller ones make it slower. */
const BATCH_SIZE = 5_000;

const idFrom =
  (field: string) =>
  (event: { readonly data: unknown }): string =>
    String((event.data as Document)[field]);

/** Read models as emmett's documentation makes them: a Pongo document for each thing, changed by each of its events. */
const documents = (
  collectionName: string,
  canHandle: string[],
  getDocumentId: (event: AnyEvent) => string,
): PostgreSQLProjectionDefinition<AnyEvent> =>
  pongoMultiStreamProjection<Document, AnyEvent>({
    collectionName,
    canHandle,
    getDocumentId,
    evolve: (document: Document, { type, data: { to, ...data } }: AnyEvent) =>
      type === 'ReviewStatusChanged' ? { ...document, status: to } : { ...document, ...data },
    initialState: () => ({}),
  });

const allDocuments = (): PostgreSQLProjectionDefinition<AnyEvent>[] => [
  documents('users', ['AccountRegistered', 'EmailVerified', 'SubscriptionStarted'], idFrom('accountId')),
  documents('businesses', ['BusinessAdded'], idFrom('businessId')),
  documents('reviews', ['ReviewSubmitted', 'ReviewStatusChanged'], idFrom('reviewId')),
  documents('subscriptions', ['SubscriptionStarted'], idFrom('subscriptionId')),
  documents(
    'live_updates',
    ['EmailVerified', 'SubscriptionStarted', 'BusinessAdded', 'ReviewSubmitted', 'ReviewStatusChanged'],
    (event) => (event as Read).metadata.messageId,
  ),
];

/** Our own review list, its very SQL, run by emmett. Its tables are found by the database's search path. */
const ownReviewList = (): PostgreSQLProjectionDefinition<AnyEvent> =>
  postgreSQLProjection<AnyEvent>({
    name: reviewList.name,
    canHandle: [...reviewList.handles],
    handle: (events, { connection }) => run(connection.client, reviewList.apply((events as Read[]).map(recorded))),
  });

const recorded = ({ type, data, metadata }: Read): RecordedEvent => ({
  type,
  data,
  id: metadata.messageId,
  streamId: metadata.streamName,
  version: Number(metadata.streamPosition),
  position: Number(metadata.globalPosition),
  recordedAt: '2026-01-05T00:00:00.000Z',
  metadata: metadata as unknown as EventMetadata,
});

export const createEmmettTables = async (url: string): Promise<void> => {
  const store = getPostgreSQLEventStore(url);
  await store.schema.migrate();
  await store.close();
};

/** Rebuilds by emmett's own call for it. */
export const rebuildByEmmett = async (url: string, what: 'documents' | 'own-review-list'): Promise<void> => {
  const consumer = rebuildPostgreSQLProjections({
    connectionString: url,
    projections: what === 'documents' ? allDocuments() : [ownReviewList()],
    pulling: { batchSize: BATCH_SIZE },
  });
  try {
    await consumer.start();
  } finally {
    await consumer.close();
  }
};
