import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { pagePolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { openToEverybody } from './static-files.ts';
import { type KeptScript, PINNED_FOLDER, type WidgetBuilds } from './widget-builds.ts';

const LOADER = 'chat-widget.js';
const SCRIPTS = 'chat-widget';
const HELP = 'help.html';
/** What a build names its scripts: each for itself, and all with the same end, which tells their content. */
const SCRIPT = /^([a-z]+)-[\w-]+\.js$/;
/** Partners' visitors get a new version after five minutes at most, and never wait for it. */
const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const SCRIPT_CACHE = 'public, max-age=31536000, immutable';
/** A build and a script of it, at an address that stays. */
const BUILD = /^[0-9a-f]{16}$/;
const PINNED_SCRIPT = /^[a-z]+\.js$/;

const sendKept = (request: FastifyRequest, reply: FastifyReply, { content, brotli, gzip }: KeptScript) => {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  reply.type('application/javascript; charset=utf-8');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(content);
};

/**
 * The chat widget's scripts from its build in `folder`: the only files that pages of other origins may load. The loader keeps
 * its name and is asked for again; the others' names tell their content. A loader from before the last installation still gets
 * the scripts there are now. At addresses that partners have pinned, builds stay for a year. With them comes a page for those who build partners' pages.
 */
export const widgetFiles =
  (folder: string, builds: Pick<WidgetBuilds, 'scriptOf'>): ServerPart =>
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
      scope.get(`/${PINNED_FOLDER}/:build/:file`, async (request: FastifyRequest, reply: FastifyReply) => {
        const { build: id, file } = request.params as { readonly build: string; readonly file: string };
        if (!BUILD.test(id) || !PINNED_SCRIPT.test(file)) return missing(request, reply);
        reply.header('vary', 'accept-encoding');
        const here = await readdir(join(build, PINNED_FOLDER, id)).catch((): string[] => []);
        if (here.includes(file))
          return reply.header('cache-control', SCRIPT_CACHE).sendFile(`${PINNED_FOLDER}/${id}/${file}`);
        const kept = await builds.scriptOf(id, file);
        if (kept === null) return missing(request, reply);
        return sendKept(request, reply.header('cache-control', SCRIPT_CACHE), kept);
      });
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
