import { join } from 'node:path';
import { CUSTOMER_PATHS, PUBLIC_PATHS, REVIEW_PAGES } from '@sternklar/contracts/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { customerPolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { createPageStore, type PageStoreOptions } from './page-store.ts';
import { sendReady } from './ready-answer.ts';
import { notBuilt } from './shell.ts';
import { siteFiles } from './site-files.ts';
import { openToEverybody, serveFolder } from './static-files.ts';

/** What the service worker shows without a network at an address it has no copy of. */
const offline = {
  status: 200,
  title: 'Sie sind gerade offline',
  text: 'Diese Seite lässt sich ohne Internet nicht zeigen. Sobald die Verbindung wieder steht, geht es hier weiter.',
  // An empty address is the one that the visitor asked for.
  way: { href: '', label: 'Erneut versuchen' },
  cacheControl: 'no-cache',
} as const;

/** The customer app from its build in `folder`, in the name of a site: its pages, and what belongs to a website. */
export const customerPages =
  (options: PageStoreOptions): ServerPart =>
  async (app) => {
    const pages = createPageStore(options);
    const files = siteFiles(options);
    await app.register(async (scope) => {
      openToEverybody(scope, customerPolicy);
      await serveFolder(scope, join(options.folder, 'client'));
      const pageAt = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
        const page = await pages.at(path);
        return page === null ? reply.sendMessagePage(notBuilt) : sendReady(request, reply, page);
      };
      for (const path of [...PUBLIC_PATHS, ...CUSTOMER_PATHS]) scope.get(path, pageAt(path));
      scope.get(`${REVIEW_PAGES}/:id(^[0-9a-f-]{36}$)`, pageAt(REVIEW_PAGES));
      for (const [path, file] of Object.entries(files))
        scope.get(path, async (request: FastifyRequest, reply: FastifyReply) => sendReady(request, reply, await file));
      scope.get('/offline', async (_request: unknown, reply: FastifyReply) => reply.sendMessagePage(offline));
      // Not before there is somebody to read them: tests and tools that never listen need no pages.
      scope.addHook('onListen', async () => pages.prepare());
    });
  };
