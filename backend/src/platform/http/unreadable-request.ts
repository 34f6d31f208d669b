import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, problemDocument } from './problem.ts';

/** Node's parser errors that are not simply malformed HTTP. */
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no HTTP request, for which there is no request object, and closes the connection. `headers`: as they are written. */
export const answerUnreadableRequest =
  (nextId: () => string, headers: string) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return;
    const statusLine = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    const status = Number.parseInt(statusLine, 10);
    const parts = { status, code: 'unreadable-request', detail: 'Die Anfrage ist nicht lesbar.' };
    const requestId = nextId();
    const body = JSON.stringify(problemDocument(parts, requestId));
    socket.end(
      `HTTP/1.1 ${statusLine}\r\n${headers}x-request-id: ${requestId}\r\ncache-control: no-store\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };
