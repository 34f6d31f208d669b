import type { AuditAccessEvent } from '@sternklar/contracts/audit/audit-access.events';
import { accountId } from './ids.ts';

export const auditorAccessed = (auditor: number, operation: string, subjectId: string | null): AuditAccessEvent => ({
  type: 'AuditorAccessed',
  data: { auditorId: accountId(auditor), operation, subjectId },
});
