import { z } from 'zod';

/**
 * Whose conversation it is: a customer's, who has exactly one, or a widget visitor's, who has one for each visitor session.
 * `partnerId` names the partner on whose page the visitor writes; null where that is not known.
 */
export const participantSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), id: z.uuid() }),
  z.object({ kind: z.literal('visitor'), id: z.uuid(), partnerId: z.uuid().nullable() }),
]);
export type Participant = z.output<typeof participantSchema>;

/** The customer's account; null for a visitor, who has none. */
export const accountOf = ({ kind, id }: Participant): string | null => (kind === 'account' ? id : null);
