import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeptScript, PINNED_FOLDER, type WidgetBuilds } from './widget-builds.ts';

/** Partners' visitors get a new version after five minutes at most, and never wait for it. */
export const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
export const SCRIPT_CACHE = 'public, max-age=31536000, immutable';
/** A build and a script of it, at an address that stays. */
const BUILD = /^[0-9a-f]{16}$/;
const PINNED_SCRIPT = /^[a-z]+\.js$/;
const PINNED_LOADER = 'loader.js';
/** What a build has for the time after it was withdrawn; its pages' `integrity` lets it through. */
const FAREWELL = 'withdrawn.js';

const sendKept = (request: FastifyRequest, reply: FastifyReply, { content, brotli, gzip }: KeptScript) => {
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  reply.type('application/javascript; charset=utf-8');
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(content);
};

interface PinnedFiles {
  /** The folder of what is built for browsers. */
  readonly build: string;
  readonly builds: Pick<WidgetBuilds, 'scriptOf' | 'isWithdrawn'>;
  readonly missing: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Scripts of builds at addresses that stay: of this installation, or kept from an earlier one. */
export const servePinned = (scope: FastifyInstance, { build, builds, missing }: PinnedFiles): void => {
  /** What is sent where a script is asked for, and for how long it may be kept. */
  const sentFor = async (id: string, asked: string) => {
    const isWithdrawn = await builds.isWithdrawn(id);
    // A loader that is never asked for again could not be withdrawn.
    const cache = isWithdrawn || asked === PINNED_LOADER ? LOADER_CACHE : SCRIPT_CACHE;
    return { file: isWithdrawn ? FAREWELL : asked, cache };
  };
  const isHere = async (id: string, file: string) =>
    (await readdir(join(build, PINNED_FOLDER, id)).catch((): string[] => [])).includes(file);

  scope.get(`/${PINNED_FOLDER}/:build/:file`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { build: id, file: asked } = request.params as { readonly build: string; readonly file: string };
    if (!BUILD.test(id) || !PINNED_SCRIPT.test(asked)) return missing(request, reply);
    reply.header('vary', 'accept-encoding');
    const { file, cache } = await sentFor(id, asked);
    if (await isHere(id, file)) return reply.header('cache-control', cache).sendFile(`${PINNED_FOLDER}/${id}/${file}`);
    const kept = await builds.scriptOf(id, file);
    if (kept === null) return missing(request, reply);
    return sendKept(request, reply.header('cache-control', cache), kept);
  });
};
