import type { Logger } from '@sternklar/event-store/logger';
import type { Notifications } from '@sternklar/event-store/notifications';
import type { Pool } from 'pg';
import { type Chore, createHousekeeping } from '../scheduler/housekeeping.ts';
import type { IdempotencyDeps } from './idempotency/idempotency.ts';
import { createKeptAnswers } from './idempotency/kept-answers.ts';
import { createPresence } from './idempotency/presence.ts';
import { createSecretsOfRequest } from './idempotency/request-secrets.ts';
import { createSharedCounts } from './rate-limits/shared-counts.ts';

const TIDY_EVERY_MS = 60_000;

export interface EdgeTablesDeps {
  readonly pool: Pool;
  readonly notifications: Notifications;
  readonly rootKey: Buffer;
  readonly now: () => Date;
  readonly nextId: () => string;
  readonly logger: Logger;
  /** What else is to be tidied up. */
  readonly chores: Readonly<Record<string, Chore>>;
}

/** What the HTTP edge keeps in the database, for all processes, and who tidies it up. */
export const createEdgeTables = ({ pool, notifications, rootKey, now, nextId, logger, ...deps }: EdgeTablesDeps) => {
  const answers = createKeptAnswers({ pool, now, nextId, presence: createPresence(notifications) });
  const sharedCounts = createSharedCounts({ pool, rootKey, now, logger });
  const idempotency: IdempotencyDeps = { secretsOf: createSecretsOfRequest(rootKey), answers };
  const chores = { ...deps.chores, 'kept answers': answers.forgetOld, 'rate limits': sharedCounts.forgetOld };
  return { idempotency, sharedCounts, housekeeping: createHousekeeping({ chores, everyMs: TIDY_EVERY_MS, logger }) };
};
