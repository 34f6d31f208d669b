import type { ApiAnswer } from '@sternklar/contracts/admin-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads the API with the rights of the person whose page it is; null when there is no answer. */
export type ReadApi = (path: string) => Promise<ApiAnswer | null>;

/** The longest wait for an answer, in milliseconds; a page that is rendered without it is not rendered. */
const TIME_LIMIT_MS = 4_000;

/** The API in process, with the rights of a session: as if its browser had asked. */
export const createReadApi =
  (app: FastifyInstance, sessionId: string, { ip }: Pick<FastifyRequest, 'ip'>): ReadApi =>
  async (path) => {
    if (!path.startsWith('/api/')) return null;
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const answer = await app
      .inject({
        method: 'GET',
        url: path,
        remoteAddress: ip,
        headers: { authorization: `Bearer ${app.sessionTokens.sign(sessionId)}`, accept: 'application/json' },
        signal: limit,
      })
      .catch(() => null);
    if (answer === null) return null;
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.body };
  };
