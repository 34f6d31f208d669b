import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A text that is the same for everybody, compressed ahead and held in memory. */
export interface ReadyAnswer {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Record<Encoding, Buffer>>;
}

export const readyAnswer = async (type: string, text: string): Promise<ReadyAnswer> => {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })]);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type: `${type}; charset=utf-8`, tag, plain, encoded: { br, gzip: gz } };
};

/** The best encoding that an Accept-Encoding header allows, null for none; `;q=0` forbids. */
export const acceptedEncoding = (header: string | undefined): Encoding | null => {
  const allowed = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return ENCODINGS.find((encoding) => allowed.has(encoding)) ?? null;
};

const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');

/** Sends the answer as the caller can take it, or 304 when the caller has it already; kept copies are asked for again. */
export const sendReady = (request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply => {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const tag = `"${answer.tag}${encoding === null ? '' : `-${encoding}`}"`;
  reply.header('vary', 'accept-encoding').header('etag', tag).header('cache-control', 'no-cache');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.type(answer.type);
  if (encoding === null) return reply.send(answer.plain);
  return reply.header('content-encoding', encoding).send(answer.encoded[encoding]);
};
