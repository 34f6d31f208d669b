import { Readable } from 'node:stream';
import type { ListRequest, Page } from '@sternklar/projections/engine/lists/list-request';
import type { FastifyReply } from 'fastify';
import { describeError } from '../describe-error.port.ts';

/** What a part of a list is in `Content-Range`: `reviews 0-24/319`, or an asterisk for the rows when it is empty. */
const contentRange = (resource: string, { rows, total }: Page<unknown>, { offset }: ListRequest): string =>
  rows.length === 0 ? `${resource} */${total}` : `${resource} ${offset}-${offset + rows.length - 1}/${total}`;

/** Answers one page as an array, with `Content-Range` as react-admin reads it. */
export const sendPage = <Row>(
  reply: FastifyReply,
  resource: string,
  page: Page<Row>,
  list: ListRequest,
): FastifyReply =>
  reply
    .header('content-range', contentRange(resource, page, list))
    .header('access-control-expose-headers', 'Content-Range')
    .send(page.rows);

async function* jsonArray(
  first: IteratorResult<readonly unknown[]>,
  rest: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let separator = '[';
  for (let batch = first; !batch.done; batch = await rest.next()) {
    if (batch.value.length === 0) continue;
    yield separator + batch.value.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Answers a whole list as one JSON array, batch by batch, never holding more than one. A failure before the first batch
 * is an ordinary problem; a later one cuts the connection, so that half a list never looks whole.
 */
export const sendStream = async (
  reply: FastifyReply,
  batches: AsyncIterable<readonly unknown[]>,
): Promise<FastifyReply> => {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  const body = Readable.from(jsonArray(first, iterator), { highWaterMark: 1 });
  body.once('error', (error) => reply.log.error(describeError(error), 'a list broke off'));
  body.once('close', () => void iterator.return?.());
  return reply.type('application/json; charset=utf-8').send(body);
};
