import type { FastifyInstance } from 'fastify';

/** Stops accepting, lets requests in flight finish, and cuts what is still open after the limit. */
export const closeServer = async (app: FastifyInstance, limitMs: number): Promise<void> => {
  const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearTimeout(limit);
  }
};
