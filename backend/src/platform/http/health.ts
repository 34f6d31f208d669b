import { z } from 'zod';
import { Refusal } from '../refusal.port.ts';
import type { ServerPart } from './server.ts';

const CHECK_TIMEOUT_MS = 2_000;

/** Named questions whether a part of the product can work now. A rejection or 2 s without an answer counts as no. */
export type HealthChecks = Readonly<Record<string, () => Promise<boolean>>>;

const answersYes = async (check: () => Promise<boolean>): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  try {
    return await Promise.race([check().catch(() => false), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Which checks hold, by name. */
export const runChecks = async (checks: HealthChecks): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await answersYes(check)] as const)),
  );

/**
 * `/api/health/live`: the process answers. `/api/health/ready`: every check holds, else 503 naming those that do not; also
 * 503 once the process is about to end, so that whoever shares requests out sends no more.
 */
export const health =
  (checks: HealthChecks, isEnding: () => boolean = () => false): ServerPart =>
  (app) => {
    app.get(
      '/api/health/live',
      {
        config: { access: 'public', rateLimit: false },
        schema: {
          tags: ['System'],
          summary: 'Läuft der Prozess?',
          response: { 200: z.object({ status: z.literal('ok') }) },
        },
      },
      async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get(
      '/api/health/ready',
      {
        config: { access: 'public', rateLimit: false },
        schema: {
          tags: ['System'],
          summary: 'Kann der Prozess Anfragen beantworten?',
          response: { 200: z.object({ status: z.literal('ok'), checks: z.record(z.string(), z.boolean()) }) },
        },
      },
      async (_request, reply) => {
        if (isEnding()) {
          throw new Refusal(503, 'ending', 'Der Dienst wird gerade beendet.', { retryAfterSeconds: 1 });
        }
        const results = await runChecks(checks);
        if (!Object.values(results).every(Boolean)) {
          throw new Refusal(503, 'not-ready', 'Der Dienst ist noch nicht oder gerade nicht bereit.', {
            retryAfterSeconds: 1,
            extensions: { checks: results },
          });
        }
        return reply.header('cache-control', 'no-store').send({ status: 'ok', checks: results });
      },
    );
  };
