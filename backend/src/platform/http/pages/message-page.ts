import { readFile } from 'node:fs/promises';
import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brandStyleCss } from '../../brand/brand-style.ts';
import { pagePolicy } from '../security-headers.ts';

const STYLESHEET_URL = '/message-page.css';

/** A page with one sentence: not found, not built yet, offline. Texts are our own, never a visitor's. */
export interface MessagePage {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** A button that sends the page's own address back, and perhaps a script that presses it for whoever has one; no way on then. */
  readonly action?: {
    readonly label: string;
    readonly script?: string;
    /** A script that the first one may begin, and that knows itself by its element. */
    readonly laterScript?: string;
  };
  /** What it is written in, if that is not German. */
  readonly language?: 'en';
  /** The way on; to the landing page by default. */
  readonly way?: { readonly href: string; readonly label: string };
  /** By default nobody keeps a copy. */
  readonly cacheControl?: string;
}

const TO_START = { href: '/', label: 'Zur Startseite' };

const looksLikeFile = (url: string) => /\.[^/]*$/.test(url.replace(/[?#].*$/, ''));

/**
 * Whether a page is the right answer: to whoever asks for one, and to whoever takes anything at an address that is not a
 * file's. The API never answers with pages.
 */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean => {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('json') && !looksLikeFile(url));
};

/** A browser leaves a script alone that is plain text by its type. */
const scriptsOf = ({ script, laterScript }: NonNullable<MessagePage['action']>) =>
  (laterScript === undefined ? '' : `\n<script type="text/plain" src="${laterScript}"></script>`) +
  (script === undefined ? '' : `\n<script src="${script}" defer></script>`);

const footOf = ({ action, way = TO_START }: MessagePage) =>
  action === undefined
    ? `<p><a href="${way.href}">${way.label}</a></p>`
    : `<form method="post"><button type="submit">${action.label}</button></form>${scriptsOf(action)}`;

const html = (page: MessagePage, productName: string) => `<!doctype html>
<html lang="${page.language ?? 'de'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#070b1a">
<title>${page.title} – ${escaped(productName)}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="${STYLESHEET_URL}">
</head>
<body>
<main>
<p class="brand"><svg viewBox="${MARK_VIEW_BOX}" width="26" height="26" aria-hidden="true"><path d="${MARK_PATH}"/></svg>${escaped(productName)}</p>
<h1>${page.title}</h1>
<p>${page.text}</p>
${footOf(page)}
</main>
</body>
</html>
`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Adds `reply.sendMessagePage` and the style sheet it needs. */
export const registerMessagePages = async (app: FastifyInstance, productName: string): Promise<void> => {
  const stylesheet = await readFile(new URL('message-page.css', import.meta.url), 'utf8');
  app.get(STYLESHEET_URL, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(`${brandStyleCss}\n${stylesheet}`),
  );
  app.decorateReply('sendMessagePage', async function sendMessagePage(page: MessagePage) {
    this.useContentPolicy(pagePolicy);
    return this.code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', page.cacheControl ?? 'no-store')
      .send(html(page, productName));
  });
};

declare module 'fastify' {
  interface FastifyReply {
    sendMessagePage(page: MessagePage): Promise<FastifyReply>;
  }
}
