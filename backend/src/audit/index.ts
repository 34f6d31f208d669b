import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { Queries } from '@sternklar/projections/queries';
import type { Fetch } from '../platform/fetch.port.ts';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import { addCosignatureRoute } from './add-cosignature.route.ts';
import { downloadBundleRoute } from './download-bundle/download-bundle.route.ts';
import { listAccessesRoute } from './list-accesses.route.ts';
import { listReviewsAsOfRoute } from './list-reviews-as-of.route.ts';
import { mailCheckpoint } from './mail-checkpoint/mail-checkpoint.job.ts';
import { checkpointMail } from './mails/checkpoint-mail.ts';
import { proveConsistencyRoute } from './prove-consistency.route.ts';
import { proveInclusionRoute } from './prove-inclusion.route.ts';
import { proveReviewRoute } from './prove-review.route.ts';
import { replayReviewRoute } from './replay-review.route.ts';
import { downloadReviewProofRoute } from './review-proof/download-review-proof.route.ts';
import { showBoundingCheckpointRoute } from './show-bounding-checkpoint.route.ts';
import { showCheckpointRoute } from './show-checkpoint.route.ts';
import { showEntriesRoute } from './tlog/show-entries.route.ts';
import { showTileRoute } from './tlog/show-tile.route.ts';
import { showTlogCheckpointRoute } from './tlog/show-tlog-checkpoint.route.ts';
import { askWitnesses, type WitnessSettings } from './witnesses/ask-witnesses.job.ts';

export interface AuditGiven extends Platform {
  readonly queries: Pick<Queries, 'reviewsAsOf' | 'reviews' | 'users' | 'auditorAccesses'>;

  readonly transparencyLog: TransparencyLog;
  readonly witnessing: WitnessSettings;
  readonly witnessFetch: Fetch;
  /** The log's name where it has none yet. */
  readonly auditOrigin: string;
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly brandName: string;
}

/** What proves that the history is what it was, and shows it as it was. */
export const audit = manifest({
  name: 'audit',
  slices: [
    showCheckpointRoute,
    showBoundingCheckpointRoute,
    showTlogCheckpointRoute,
    showTileRoute,
    showEntriesRoute,
    proveInclusionRoute,
    proveConsistencyRoute,
    addCosignatureRoute,
    listReviewsAsOfRoute,
    replayReviewRoute,
    proveReviewRoute,
    downloadReviewProofRoute,
    listAccessesRoute,
    downloadBundleRoute,
  ],
  jobs: [mailCheckpoint, askWitnesses],
  others: [{ name: 'access-recorder', records: ['AuditorAccessed'] }],
  mails: [checkpointMail],
  parts: ({ queries, transparencyLog, ...given }: AuditGiven) => ({
    ...given,
    log: transparencyLog,
    users: queries.users,
    reviews: queries.reviews,
    reviewsAsOf: queries.reviewsAsOf,
    accesses: queries.auditorAccesses,
    emailsOf: queries.users.emailsOf,
  }),
  prepare: ({ log, auditOrigin }) => log.prepare(auditOrigin),
});
