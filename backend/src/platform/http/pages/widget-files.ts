import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { pagePolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { LOADER_CACHE, SCRIPT_CACHE, servePinned } from './pinned-files.ts';
import { openToEverybody } from './static-files.ts';
import type { WidgetBuilds } from './widget-builds.ts';

const LOADER = 'chat-widget.js';
const SCRIPTS = 'chat-widget';
const HELP = 'help.html';
/** What a build names its scripts: each for itself, and all with the same end, which tells their content. */
const SCRIPT = /^([a-z]+)-[\w-]+\.js$/;
/**
 * The chat widget's scripts from its build in `folder`: the only files that pages of other origins may load. The loader keeps
 * its name and is asked for again; the others' names tell their content. A loader from before the last installation still gets
 * the scripts there are now. At addresses that partners have pinned, builds stay for a year; of one that an operator has withdrawn every
 * script is the one that says so. With them comes a page for those who build partners' pages.
 */
export const widgetFiles =
  (folder: string, builds: Pick<WidgetBuilds, 'scriptOf' | 'isWithdrawn'>): ServerPart =>
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
      const scriptsThere = async (): Promise<readonly string[]> =>
        (await readdir(join(build, SCRIPTS)).catch(() => [])).filter((file) => SCRIPT.test(file));

      scope.get(`/${LOADER}`, async (request: FastifyRequest, reply: FastifyReply) => {
        if ((await scriptsThere()).length === 0) return missing(request, reply);
        return reply.header('cache-control', LOADER_CACHE).sendFile(LOADER);
      });
      scope.get(`/${SCRIPTS}/${HELP}`, async (_request: FastifyRequest, reply: FastifyReply) =>
        reply.header('cache-control', LOADER_CACHE).sendFile(`${SCRIPTS}/${HELP}`),
      );
      servePinned(scope, { build, builds, missing });
      scope.get(`/${SCRIPTS}/:file`, async (request: FastifyRequest, reply: FastifyReply) => {
        const { file } = request.params as { readonly file: string };
        const scripts = await scriptsThere();
        if (scripts.includes(file)) return reply.header('cache-control', SCRIPT_CACHE).sendFile(`${SCRIPTS}/${file}`);
        const name = SCRIPT.exec(file)?.[1];
        const current = scripts.find((other) => name !== undefined && SCRIPT.exec(other)?.[1] === name);
        if (current === undefined) return missing(request, reply);
        return reply.header('cache-control', 'no-store').redirect(`/${SCRIPTS}/${current}`, 302);
      });
    });
  };
