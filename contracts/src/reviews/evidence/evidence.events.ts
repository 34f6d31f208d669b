import { z } from 'zod';
import { defineEvent, type EventOf } from '../../event-registry.ts';
import { personal } from '../../personal-data.ts';
import { EVIDENCE_KINDS, EVIDENCE_TYPES } from './evidence-words.ts';

const purpose = 'Beleg zu einem Löschantrag';
const ids = { reviewId: z.uuid(), businessId: z.uuid(), accountId: z.uuid(), evidenceId: z.uuid() };
const by = z.enum(['customer', 'admin']);
/** SHA-256, 64 hexadecimal digits. */
const hash = () => z.string().regex(/^[\da-f]{64}$/);

/** A file that shows what a request says. Its bytes lie outside of the log, encrypted under the review's key. */
export const evidenceAdded = defineEvent(
  'EvidenceAdded',
  z.object({
    ...ids,
    name: personal(z.string(), { subject: 'review', purpose }),
    kind: z.enum(EVIDENCE_KINDS),
    /** Told by its bytes. */
    type: z.enum(EVIDENCE_TYPES),
    /** Of what is given out, in bytes: pictures are made anew, without metadata. */
    size: z.number().int().min(1),
    /** Of the bytes as they are stored, encrypted: whoever has those can check them without any key. */
    storedHash: hash(),
    /** Of what is given out, as `storedHash`. */
    contentHash: personal(z.string(), { subject: 'review', purpose }),
    addedBy: by,
  }),
);
/** Its bytes are deleted; that it was there stays. */
export const evidenceRemoved = defineEvent('EvidenceRemoved', z.object({ ...ids, removedBy: by }));

export const evidenceEvents = [evidenceAdded, evidenceRemoved] as const;
export type EvidenceEvent = EventOf<(typeof evidenceEvents)[number]>;
