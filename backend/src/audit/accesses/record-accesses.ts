import { setTimeout as delay } from 'node:timers/promises';
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
  '/api/health/',
  '/api/openapi.json',
  '/api/admin/attention',
  '/api/admin/counts',
  '/api/admin/saved-filters',
  '/api/admin/preferences',
  '/api/admin/operations',
  '/api/audit/checkpoint',
  '/api/audit/consistency',
  '/api/audit/tlog/checkpoint',
  '/api/audit/tlog/tile/:level',
];

const isTold = ({ method, routeOptions }: FastifyRequest): boolean => {
  const { url } = routeOptions;
  return (
    // A HEAD tells how many there are of what a GET lists.
    (method === 'GET' || method === 'HEAD') &&
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

/** A log that takes longer holds up no answer; the access is written when it can be. */
const HELD_UP_MS = 2_000;

/** Before every answer that an auditor gets, wherever in the API, so that a crash loses no access that was answered. */
export const recordAccesses = (recorder: AccessRecorder) => (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    if (!request.identity?.isAuditor || reply.statusCode >= 400 || !isTold(request)) return;
    recorder.note({
      auditorId: request.identity.accountId,
      operation: `${request.method} ${request.routeOptions.url}`,
      subjectId: subjectOf(request.params),
      requestId: request.id,
    });
    const enough = new AbortController();
    const limit = delay(HELD_UP_MS, undefined, { signal: enough.signal }).catch(() => undefined);
    await Promise.race([recorder.settled(), limit]);
    enough.abort();
  });
  app.addHook('onClose', () => recorder.stop());
};
