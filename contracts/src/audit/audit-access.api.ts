import { z } from 'zod';

/** What an auditor has read. `auditor_email` is 'Gelöschtes Konto' once that account was erased. */
export const auditorAccessSchema = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    auditor_id: z.uuid(),
    auditor_email: z.string(),
    operation: z.string().describe('der Aufruf, etwa `GET /api/audit/reviews/:id`'),
    subject_id: z.uuid().nullable().describe('was er nannte'),
  })
  .meta({ id: 'AuditorAccess' });
export type AuditorAccess = z.output<typeof auditorAccessSchema>;
