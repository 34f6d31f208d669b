import { z } from 'zod';
import { EVIDENCE_CHUNK_BYTES, EVIDENCE_NAME_MAX_LENGTH } from '../../constants.ts';
import { filledTextSchema } from '../../texts.ts';
import { EVIDENCE_SENTENCES } from './evidence-sentences.ts';
import { EVIDENCE_KINDS, EVIDENCE_TYPES } from './evidence-words.ts';

const sizeMissing = 'Bitte geben Sie die Größe der Datei in Bytes an.';

/** What somebody wants to send; how large a file may be is refused with 413, not here. */
export const beginEvidenceUploadBodySchema = z.object({
  name: filledTextSchema(
    'Bitte geben Sie den Namen der Datei an.',
    EVIDENCE_NAME_MAX_LENGTH,
    'Der Name der Datei ist zu lang.',
  ),
  size: z.number(sizeMissing).int(sizeMissing).min(1, EVIDENCE_SENTENCES.empty),
});
export type BeginEvidenceUploadBody = z.input<typeof beginEvidenceUploadBodySchema>;

/**
 * An upload under way: `received` bytes of `size` are there, and the next piece begins at `received`. Pieces are at most
 * `chunk_size` bytes. A piece that begins elsewhere is refused with 409, whose problem document has the true `received`.
 */
export const evidenceUploadSchema = z
  .object({
    id: z.uuid(),
    size: z.number().int(),
    received: z.number().int(),
    chunk_size: z.literal(EVIDENCE_CHUNK_BYTES),
  })
  .meta({ id: 'EvidenceUpload' });
export type EvidenceUpload = z.output<typeof evidenceUploadSchema>;

/** What came of one piece. */
export const evidenceReceivedSchema = z.object({ received: z.number().int() });
const WHERE = 'Bitte sagen Sie mit Ziffern, an welcher Stelle das Stück beginnt.';
export const evidenceOffsetSchema = z.object({
  offset: z
    .string(WHERE)
    .regex(/^\d{1,9}$/, WHERE)
    .pipe(z.coerce.number<string>().int()),
});

/** Which of it a text is to name: ids with commas between, empty for none; null where nobody chose, which is all of it. */
export const namedEvidenceSchema = z
  .string()
  .optional()
  .transform((ids) => (ids === undefined ? null : ids.split(',').filter((id) => id !== '')))
  .meta({
    description: 'Ids der Belege, die der Text nennt, mit Kommas dazwischen; leer für keine. Ohne Angabe alle.',
  });

/**
 * A piece of evidence. `name` ends as its type demands. `is_sent`: it went to the platform, so it can no longer be removed.
 * `stored_hash` is the SHA-256 of the encrypted bytes, `content_hash` that of what is given out.
 */
export const evidenceSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(EVIDENCE_KINDS),
    type: z.enum(EVIDENCE_TYPES),
    size: z.number().int(),
    added_at: z.iso.datetime(),
    added_by: z.enum(['customer', 'admin']),
    is_sent: z.boolean(),
    stored_hash: z.string(),
    content_hash: z.string(),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.output<typeof evidenceSchema>;
