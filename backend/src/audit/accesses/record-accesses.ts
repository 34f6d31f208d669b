import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessRecorder } from './access-recorder.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What tells nothing about anybody but the reader: who they are, what they saved, how many there are, how the machine is,
 * and what the audit shows everybody.
 */
const OWN = [
  '/api/auth/',
  '/api/account',
  '/api/live',
  '/api/health/',
  '/api/openapi.json',
  '/api/admin/counts',
  '/api/admin/saved-filters',
  '/api/admin/operations',
  '/api/audit/checkpoint',
  '/api/audit/consistency',
];

const isTold = ({ method, routeOptions }: FastifyRequest): boolean => {
  const { url } = routeOptions;
  return (
    method === 'GET' &&
    url !== undefined &&
    url.startsWith('/api/') &&
    !OWN.some((beginning) => url.startsWith(beginning))
  );
};

const subjectOf = (params: unknown): string | null => {
  const id = Object.values((params ?? {}) as Readonly<Record<string, unknown>>).find((value) =>
    UUID.test(String(value)),
  );
  return id === undefined ? null : String(id).toLowerCase();
};

/** After every reading that an auditor was answered, wherever in the API: the answer waits for nothing. */
export const recordAccesses = (recorder: AccessRecorder) => (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.identity?.isAuditor || reply.statusCode >= 400 || !isTold(request)) return;
    recorder.note({
      auditorId: request.identity.accountId,
      operation: `${request.method} ${request.routeOptions.url}`,
      subjectId: subjectOf(request.params),
      requestId: request.id,
    });
  });
  app.addHook('onClose', () => recorder.stop());
};
