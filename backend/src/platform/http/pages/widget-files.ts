import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { pagePolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { openToEverybody } from './static-files.ts';

const LOADER = 'chat-widget.js';
const PANELS = 'chat-widget';
const IS_PANEL = /^panel-[\w-]+\.js$/;
/** Partners' visitors get a new version after five minutes at most, and never wait for it. */
const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const PANEL_CACHE = 'public, max-age=31536000, immutable';

/**
 * The chat widget's scripts from its build in `folder`: the only files that pages of other origins may load. The loader keeps
 * its name and is asked for again; a panel's name tells its content. A loader from before the last installation still gets the
 * panel there is now.
 */
export const widgetFiles =
  (folder: string): ServerPart =>
  async (app) => {
    const build = join(folder, 'client');
    await app.register(async (scope) => {
      openToEverybody(scope, pagePolicy);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      });
      await scope.register(fastifyStatic, {
        root: build,
        serve: false,
        preCompressed: true,
        cacheControl: false,
        suppressWarning: true,
        // The other folders are served without it, so that the name is free.
        decorateReply: true,
      });

      const missing = (request: FastifyRequest, reply: FastifyReply) =>
        sendProblem(request, reply, { status: 404, code: 'not-found', detail: 'Diese Datei gibt es nicht.' });
      const panelsThere = async (): Promise<readonly string[]> =>
        (await readdir(join(build, PANELS)).catch(() => [])).filter((file) => IS_PANEL.test(file));

      scope.get(`/${LOADER}`, async (request: FastifyRequest, reply: FastifyReply) => {
        if ((await panelsThere()).length === 0) return missing(request, reply);
        return reply.header('cache-control', LOADER_CACHE).sendFile(LOADER);
      });
      scope.get(`/${PANELS}/:file`, async (request: FastifyRequest, reply: FastifyReply) => {
        const { file } = request.params as { readonly file: string };
        const panels = await panelsThere();
        if (panels.includes(file)) return reply.header('cache-control', PANEL_CACHE).sendFile(`${PANELS}/${file}`);
        const [current] = panels;
        if (!IS_PANEL.test(file) || current === undefined) return missing(request, reply);
        return reply.header('cache-control', 'no-store').redirect(`/${PANELS}/${current}`, 302);
      });
    });
  };
