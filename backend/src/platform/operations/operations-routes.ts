import type { Logger } from '@sternklar/event-store/logger';
import type { FastifyRequest } from 'fastify';
import type { RequestKit } from '../request-kit.port.ts';

export const TAG = 'Betrieb';

/** What was done, by ids and names alone. */
export interface AuditedAction {
  readonly action: string;
  readonly [detail: string]: unknown;
}

export interface OperationsRouteDeps {
  /** Writes down in the log who did what; no personal data. */
  readonly audit: (request: FastifyRequest, action: AuditedAction) => void;
}

/** Who acts is named by the account's id, which says nothing once the account was erased. */
export const createAudit =
  (kit: Pick<RequestKit, 'identityOf'>, logger: Logger): OperationsRouteDeps['audit'] =>
  (request, action) =>
    logger.info({ ...action, by: kit.identityOf(request).accountId, requestId: request.id }, 'an operator acted');
