/** What a route needs to answer with a list: what part of it is asked for, and how it is sent. */
export { sendPage, sendStream } from './http/list-reply.ts';
export { listQuerySchema, parseListRequest } from './http/list-request.ts';
