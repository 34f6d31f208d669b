import { z } from 'zod';

const count = z.number().int().min(0);

/** How much waits for a person: conversations, cases in which it is the desk's turn, and events that reactors gave up. */
export const attentionSchema = z
  .object({ chats: count, cases: count, parked_events: count })
  .meta({ id: 'BackOfficeAttention' });
export type BackOfficeAttention = z.output<typeof attentionSchema>;
