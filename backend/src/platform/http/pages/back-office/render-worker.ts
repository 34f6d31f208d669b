/** A renderer: a worker thread with the back office's server build, which makes one page after the other. */
import { promisify } from 'node:util';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AdminAppOnServer, ApiAnswer } from '@sternklar/contracts/admin-pages';
import { renderedDocument } from './admin-document.ts';
import type { FromRenderer, PageOrder, RendererData, ToRenderer } from './render-messages.ts';

/** As small as is worth the time; the page is made for one reading. */
const compress = {
  br: async (page: Buffer) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: async (page: Buffer) => promisify(gzip)(page, { level: 5 }),
} as const;

const serve = async (port: MessagePort, { script, shell, site }: RendererData): Promise<void> => {
  const { renderPage } = (await import(script)) as AdminAppOnServer;
  const calls = new Map<number, (answer: ApiAnswer | null) => void>();
  let lastCall = 0;
  const send = (message: FromRenderer, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...transfer]);

  const get = async (path: string): Promise<ApiAnswer> => {
    lastCall += 1;
    const call = lastCall;
    const answered = new Promise<ApiAnswer | null>((resolve) => calls.set(call, resolve));
    send({ kind: 'get', call, path });
    const answer = await answered;
    if (answer === null) throw new Error(`${path.split('?')[0]} did not answer.`);
    return answer;
  };
  const makePage = async ({ url, nonce, sessionId, encoding }: PageOrder) => {
    const page = await renderPage({ url, site, get });
    const text = Buffer.from(renderedDocument(shell, { nonce, sessionId, site, page }));
    const encoded = encoding === null ? text : await compress[encoding](text);
    // A copy that owns its memory, which can be handed over instead of being copied again.
    const body = new Uint8Array(encoded);
    send({ kind: 'page', page: { isFound: page.isFound, body } }, [body.buffer]);
  };

  port.on('message', (message: ToRenderer) => {
    if (message.kind === 'answer') {
      calls.get(message.call)?.(message.answer);
      calls.delete(message.call);
      return;
    }
    makePage(message.order).catch((error: unknown) => {
      send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    });
  });
  send({ kind: 'ready' });
};

if (parentPort === null) throw new Error('render-worker.ts runs in a worker thread.');
await serve(parentPort, workerData as RendererData);
