import { sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { ContentPolicy } from '../security-headers.ts';

const HASHED_ASSETS = `${sep}assets${sep}`;

/** Built files name their content in `assets/` and never change there; everything else is asked for again. */
const staticOptions = (root: string): FastifyStaticOptions => ({
  root,
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
  suppressWarning: true,
  setHeaders: (reply, path) => {
    reply.header('cache-control', path.includes(HASHED_ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

/** Makes every route of this scope public and gives it a page's content policy. */
export const openToEverybody = (scope: FastifyInstance, policy: ContentPolicy): void => {
  scope.addHook('onRoute', (route) => {
    route.config = Object.assign(route.config ?? {}, { access: 'public' as const, contentPolicy: policy });
    route.schema = { ...route.schema, hide: true };
  });
};

/** What the static server says of paths that could lead out of the folder, or that only look like a file's. */
const FORBIDDEN_PATH = 'FST_STATIC_FORBIDDEN_PATH';

/**
 * Serves a user interface's built folder below the scope's prefix. Files that are not there, hidden ones, and paths that
 * lead elsewhere all fall to the scope's not-found answer.
 */
export const serveFolder = async (scope: FastifyInstance, folder: string): Promise<void> => {
  const { errorHandler } = scope;
  scope.setErrorHandler((error: FastifyError, request, reply) =>
    error.code === FORBIDDEN_PATH ? reply.callNotFound() : errorHandler(error, request, reply),
  );
  await scope.register(fastifyStatic, staticOptions(folder));
};
