import { sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ContentPolicy } from '../security-headers.ts';

const HASHED_ASSETS = `${sep}assets${sep}`;

/** Built files name their content in `assets/` and never change there; everything else is asked for again. */
const staticOptions = (root: string): FastifyStaticOptions => ({
  root,
  index: false,
  dotfiles: 'deny',
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
    route.config = Object.assign(route.config ?? {}, { access: 'public' as const, helmet: policy });
    route.schema = { ...route.schema, hide: true };
  });
};

/** Serves a user interface's built folder below the scope's prefix; unknown files fall to the scope's not-found answer. */
export const serveFolder = async (scope: FastifyInstance, folder: string): Promise<void> => {
  await scope.register(fastifyStatic, staticOptions(folder));
};
