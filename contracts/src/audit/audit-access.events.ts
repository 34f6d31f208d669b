import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';

/**
 * An auditor has read something: `operation` is the call, such as `GET /api/audit/reviews/:id`, and `subjectId` what it named.
 * Words that were searched for are not recorded: they may be somebody's name.
 */
export const auditorAccessed = defineEvent(
  'AuditorAccessed',
  z.object({ auditorId: z.uuid(), operation: z.string(), subjectId: z.uuid().nullable() }),
);

export const auditAccessEvents = [auditorAccessed] as const;
export type AuditAccessEvent = EventOf<(typeof auditAccessEvents)[number]>;

/** One for each auditor and day ('2026-03-02'), so that none grows without end. */
export const auditorAccessStream = (auditorId: string, day: string) => `auditor-access-${auditorId}-${day}`;
