import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { root } from './steps.ts';

export interface PartnerPageOptions {
  /** Where the product is reached, `http://localhost:3000`. */
  readonly product: string;
  /** The partner's key. */
  readonly key: string;
  readonly port: number;
}

const demo = (file: string) => readFileSync(join(root, 'chat-widget/demo', file), 'utf8');

/** Nothing but what docs/partner-einbau.md says that the widget needs, and the page's own two files. */
const policyFor = (product: string) =>
  `default-src 'none'; script-src 'self' ${product}; connect-src ${product}; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page of a partner, on an origin of its own; resolves when it can be opened. Keeps no process alive. */
export const servePartnerPage = async ({ product, key, port }: PartnerPageOptions): Promise<Server> => {
  const files: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
    '/': {
      type: 'text/html',
      text: demo('partner-page.html').replaceAll('{{product}}', product).replaceAll('{{key}}', key),
    },
    '/partner-page.css': { type: 'text/css', text: demo('partner-page.css') },
    '/partner-page.js': { type: 'text/javascript', text: demo('partner-page.js') },
  };
  const server = createServer((request, response) => {
    const file = files[(request.url ?? '/').split('?', 1)[0] ?? '/'];
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
      'content-security-policy': policyFor(product),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(file?.text ?? 'Nicht gefunden');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  return server;
};
