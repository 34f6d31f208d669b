import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { Queries } from '@sternklar/projections/queries';
import type { Capability } from '../platform/capability.port.ts';
import type { Outbox } from '../platform/outbox.port.ts';
import { addCosignatureRoute } from './add-cosignature/add-cosignature.route.ts';
import { downloadBundleRoute } from './download-bundle/download-bundle.route.ts';
import { listAccessesRoute } from './list-accesses/list-accesses.route.ts';
import { listReviewsAsOfRoute } from './list-reviews-as-of/list-reviews-as-of.route.ts';
import { mailCheckpoint } from './mail-checkpoint/mail-checkpoint.job.ts';
import { proveConsistencyRoute } from './prove-consistency/prove-consistency.route.ts';
import { proveInclusionRoute } from './prove-inclusion/prove-inclusion.route.ts';
import { proveReviewRoute } from './prove-review/prove-review.route.ts';
import { replayReviewRoute } from './replay-review/replay-review.route.ts';
import { showCheckpointRoute } from './show-checkpoint/show-checkpoint.route.ts';

export interface AuditDeps {
  readonly log: TransparencyLog;
  /** The log's name where it has none yet. */
  readonly origin: string;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly brandName: string;
  readonly enqueueMail: Outbox['enqueue'];
  readonly queries: Pick<Queries, 'reviewsAsOf' | 'reviews' | 'users' | 'auditorAccesses'>;
  readonly now: () => Date;
}

/** What proves that the history is what it was, and shows it as it was. */
export const createAudit = ({
  log,
  origin,
  store,
  codec,
  brandName,
  enqueueMail,
  queries,
  now,
}: AuditDeps): Capability => ({
  name: 'audit',
  async routes(app) {
    showCheckpointRoute({ log })(app);
    proveInclusionRoute({ log })(app);
    proveConsistencyRoute({ log })(app);
    addCosignatureRoute({ log })(app);
    listReviewsAsOfRoute({ ...queries, now })(app);
    replayReviewRoute({ store, codec, emailsOf: queries.users.emailsOf, now })(app);
    proveReviewRoute({ store, log })(app);
    listAccessesRoute({ accesses: queries.auditorAccesses, emailsOf: queries.users.emailsOf })(app);
    downloadBundleRoute({ store, log, brandName, now })(app);
  },
  reactors: [],
  jobs: [mailCheckpoint({ log, users: queries.users, enqueueMail, now })],
  prepare: () => log.prepare(origin),
});
