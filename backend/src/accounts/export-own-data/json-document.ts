import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../platform/describe-error.port.ts';

/** A member of a JSON object: a value, or an array whose rows come in batches. */
export type Member = { readonly value: unknown } | { readonly rows: AsyncIterable<readonly unknown[]> };

async function* arrayText(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** The text of a JSON object, member by member in their order, never holding more than one batch. */
export async function* jsonText(members: Readonly<Record<string, Member>>): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, member] of Object.entries(members)) {
    yield `${separator}${JSON.stringify(name)}:`;
    if ('rows' in member) yield* arrayText(member.rows);
    else yield JSON.stringify(member.value);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/** Answers a JSON object as a file to keep. A failure on the way cuts the connection, so that half of it never looks whole. */
export const sendJsonFile = (
  reply: FastifyReply,
  fileName: string,
  members: Readonly<Record<string, Member>>,
): FastifyReply => {
  const body = Readable.from(jsonText(members), { highWaterMark: 1 });
  body.once('error', (error) => reply.log.error(describeError(error), 'an export broke off'));
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(body);
};
