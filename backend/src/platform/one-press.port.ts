import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessagePage } from './http/pages/message-page.ts';

/** In bytes; mail programs send 'List-Unsubscribe=One-Click'. */
const BODY_LIMIT = 1_000;

/** For addresses that a page's one button or a mail program (RFC 8058) presses: what they send says no more than the address. */
export const takeOnePress = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async () => undefined,
  );
};

interface Pressed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pages: { readonly done: MessagePage; readonly unknown: MessagePage };
}

/** Answers a press that was done, or whose address nobody has: mail programs want no words, people do. */
export const answerOnePress = (
  isDone: boolean,
  { request, reply, pages }: Pressed,
): FastifyReply | Promise<FastifyReply> =>
  request.headers.accept?.includes('text/html')
    ? reply.sendMessagePage(isDone ? pages.done : pages.unknown)
    : reply.code(isDone ? 200 : 404).send();
