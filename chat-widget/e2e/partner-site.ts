import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerPage {
  readonly html: string;
  /** Besides the content type. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PartnerSite {
  readonly origin: string;
  /** What the site answers at a path from now on; scripts are the paths that end in `.js`. */
  put(path: string, page: PartnerPage): void;
  stop(): Promise<void>;
}

/** A website of somebody else, at another origin than the product: localhost instead of 127.0.0.1, and another port. */
export const startPartnerSite = async (): Promise<PartnerSite> => {
  const pages = new Map<string, PartnerPage>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages.get(path);
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(page === undefined ? 204 : 200, { 'content-type': `${type}; charset=utf-8`, ...page?.headers });
    response.end(page?.html);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    put: (path, page) => pages.set(path, page),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

interface PageParts {
  /** The product's origin. */
  readonly product: string;
  readonly key: string;
  /** More attributes of the widget's script. */
  readonly attributes?: string;
  /** Before the widget's script. */
  readonly head?: string;
  readonly body?: string;
  /** The widget's script stands in the head already, or nowhere. */
  readonly bare?: boolean;
}

/** The lines that a partner copies into a page. */
export const snippet = ({ product, key, attributes = '' }: PageParts): string =>
  `<script async src="${product}/chat-widget.js" data-key="${key}" ${attributes}></script>`;

/** A partner's page, which is a web page like any other. */
export const partnerPage = (parts: PageParts): string => `<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Bäckerei Morgenrot</title>
  ${parts.head ?? ''}
  ${parts.bare ? '' : snippet(parts)}
</head>
<body>${parts.body ?? '<main><h1>Bäckerei Morgenrot</h1><p>Frisches Brot seit 1921.</p><p><a href="/next">Öffnungszeiten</a></p></main>'}</body>
</html>`;

/** Nothing but what the widget is documented to need. */
export const strictPolicy = (product: string): Readonly<Record<string, string>> => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${product}; connect-src ${product}; require-trusted-types-for 'script'; trusted-types 'none'`,
});
