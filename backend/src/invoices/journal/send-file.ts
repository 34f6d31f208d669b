import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../platform/describe-error.port.ts';

interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly encoding: BufferEncoding;
}

async function* encoded(
  first: IteratorResult<string>,
  rest: AsyncIterator<string>,
  encoding: BufferEncoding,
): AsyncGenerator<Buffer> {
  for (let text = first; !text.done; text = await rest.next()) yield Buffer.from(text.value, encoding);
}

/**
 * Answers with a file, part by part, never holding more than one. A failure before the first part is an ordinary problem; a later
 * one cuts the connection, so that half a file never looks whole.
 */
export const sendFile = async (
  reply: FastifyReply,
  parts: AsyncIterable<string>,
  { name, type, encoding }: SentFile,
): Promise<FastifyReply> => {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  const body = Readable.from(encoded(first, iterator, encoding), { objectMode: false });
  body.once('error', (error) => reply.log.error(describeError(error), 'a file broke off'));
  body.once('close', () => void iterator.return?.());
  return reply
    .type(type)
    .header('cache-control', 'no-store, private')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(body);
};
