import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/** Stops accepting, lets requests in flight finish, and cuts what is still open after the limit. */
export const closeServer = async (app: FastifyInstance, limitMs: number): Promise<void> => {
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
  // A connection whose request ends now stays open for a next one that must not come.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(limit);
    clearInterval(sweep);
  }
};
