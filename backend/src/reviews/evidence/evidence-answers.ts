import { EVIDENCE_CHUNK_BYTES } from '@sternklar/contracts/constants';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { Evidence, EvidenceUpload } from '@sternklar/contracts/reviews/evidence/evidence.api';
import { EVIDENCE_SENTENCES } from '@sternklar/contracts/reviews/evidence/evidence-sentences';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { z } from 'zod';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import type { Upload } from './evidence-uploads.ts';

export const uploadParamsSchema = z.object({ uploadId: z.uuid() });
export const evidenceParamsSchema = z.object({ id: z.uuid(), evidenceId: z.uuid().toLowerCase() });

/** The same words for an upload that never was, is over, or is somebody else's. */
export const uploadNotFound = () =>
  notFound('Diesen Upload gibt es nicht oder nicht mehr. Bitte wählen Sie die Datei noch einmal aus.');
export const evidenceNotFound = () => notFound('Diesen Beleg gibt es nicht.');

const REFUSALS = {
  'removal-withdrawn': 'Dieser Antrag ist zurückgezogen. Solange er es ist, nimmt er keine Belege auf.',
  'enough-evidence': EVIDENCE_SENTENCES.enough,
  'evidence-sent': 'Dieser Beleg ging schon an die Plattform und bleibt deshalb beim Antrag.',
  'evidence-of-staff': 'Diesen Beleg hat unser Team hinzugefügt; entfernen kann ihn nur das Team.',
} as const;

/** How a case stands in the way of something with its evidence. */
export const evidenceRefusal = (code: keyof typeof REFUSALS) => new Refusal(409, code, REFUSALS[code]);

export const uploadOf = ({ id, size, received }: Pick<Upload, 'id' | 'size' | 'received'>): EvidenceUpload => ({
  id,
  size,
  received,
  chunk_size: EVIDENCE_CHUNK_BYTES,
});

type Added = Extract<RecordedEvent<ReviewEvent>, { type: 'EvidenceAdded' }>;

/** From its event alone, so that a slow read model cannot spoil the answer. */
export const addedEvidence = ({ data, recordedAt }: Added): Evidence => ({
  id: data.evidenceId,
  name: data.name ?? '',
  kind: data.kind,
  type: data.type,
  size: data.size,
  added_at: recordedAt,
  added_by: data.addedBy,
  is_sent: false,
  stored_hash: data.storedHash,
  content_hash: data.contentHash ?? '',
});
