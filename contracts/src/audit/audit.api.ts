import { z } from 'zod';

const hash = z.base64().length(44).describe('SHA-256 als Base64');
const size = z.number().int().min(0);
const sizeParameter = z.coerce
  .number('muss eine ganze Zahl sein.')
  .int('muss eine ganze Zahl sein.')
  .min(0, 'darf nicht negativ sein.')
  .max(Number.MAX_SAFE_INTEGER, 'ist zu groß.');

/** A signed state of the log; `note` is a C2SP checkpoint as independent tools read it. */
export const auditCheckpointSchema = z
  .object({
    origin: z.string(),
    size,
    root: hash,
    note: z.string(),
    time: z.iso
      .datetime()
      .nullable()
      // Products of before do not tell it, and are watched, too.
      .default(null)
      .describe(
        'bis wann nichts anderes aufgezeichnet war, in der Unterschrift; null, wo keine Zeit unterschrieben ist',
      ),
    keys: z.array(
      z.object({
        key: z.string().describe('`<Name>+<Kennung>+<Base64>`, wie ihn Prüfprogramme lesen'),
        added_at: z.iso.datetime(),
        retired_at: z.iso.datetime().nullable().describe('null, solange er unterschreibt'),
      }),
    ),
  })
  .meta({ id: 'AuditCheckpoint' });
export type AuditCheckpoint = z.output<typeof auditCheckpointSchema>;

export const boundingQuerySchema = z.object({
  at: z.iso.datetime('muss ein Zeitpunkt wie 2026-03-02T09:00:00Z sein.'),
});
/** The state that bounds a moment, since what came after it is dated later; null while there is none. */
export const boundingCheckpointSchema = z
  .object({ checkpoint: auditCheckpointSchema.nullable() })
  .meta({ id: 'BoundingCheckpoint' });
export type BoundingCheckpoint = z.output<typeof boundingCheckpointSchema>;

export const inclusionQuerySchema = z.object({ event: z.uuid(), size: sizeParameter.optional() });

/** Proves that an event is leaf `index` of the tree with that root; the leaf is the UTF-8 of `leaf`. */
export const auditInclusionSchema = z
  .object({ index: size, size, root: hash, leaf: z.string(), leaf_hash: hash, proof: z.array(hash) })
  .meta({ id: 'AuditInclusion' });
export type AuditInclusion = z.output<typeof auditInclusionSchema>;

export const consistencyQuerySchema = z.object({ from: sizeParameter, to: sizeParameter.optional() });

/** Proves that the tree of `from` leaves is the beginning of the tree of `to` leaves. */
export const auditConsistencySchema = z
  .object({ from: size, to: size, from_root: hash, to_root: hash, proof: z.array(hash) })
  .meta({ id: 'AuditConsistency' });
export type AuditConsistency = z.output<typeof auditConsistencySchema>;

export const cosignatureBodySchema = z.object({
  size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  key: z.string().min(1).max(500).describe('öffentlicher Schlüssel der Zeugin oder des Zeugen'),
  line: z.string().min(1).max(1_000).describe('die Zeile mit ihrer Unterschrift: `— <Name> <Base64>`'),
});
