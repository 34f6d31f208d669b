import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import {
  NotInLog,
  type SignedCheckpoint,
  type TransparencyLog,
} from '@sternklar/event-store/transparency/transparency-log';
import { notFound } from '../platform/refusal.port.ts';

export const TAG = 'Prüfung';

/** The answer, or 404 with this sentence for what is not in the log. */
export const orNotFound = async <Answer>(answer: Promise<Answer>, detail: string): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotInLog) throw notFound(detail);
    throw error;
  }
};

export const base64 = (hash: Buffer): string => hash.toString('base64');

export const nothingSigned = () =>
  notFound('Es wurde noch kein Stand unterschrieben. Bitte gleich noch einmal versuchen.');

/** A checkpoint with the keys that have ever signed, as browsers check it. */
export const checkpointAnswer = (
  { origin, size, root, note, time }: SignedCheckpoint,
  keys: Awaited<ReturnType<TransparencyLog['keys']>>,
): AuditCheckpoint => ({
  origin,
  size,
  root: base64(root),
  note,
  time: time?.toISOString() ?? null,
  keys: keys.map(({ key, addedAt, retiredAt }) => ({
    key,
    added_at: addedAt.toISOString(),
    retired_at: retiredAt?.toISOString() ?? null,
  })),
});
