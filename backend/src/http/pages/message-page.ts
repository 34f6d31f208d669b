import { readFile } from 'node:fs/promises';
import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brandTokensCss } from '../../mail/templates/brand-colours.ts';
import { pagePolicy } from '../security-headers.ts';

const STYLESHEET_URL = '/message-page.css';

/** A page with one sentence: not found, not built yet. Texts are our own, never a visitor's. */
export interface MessagePage {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

/** Whether a request comes from somebody opening a page, and not from a program or a screen's script. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api/') &&
  (request.headers.accept ?? '').includes('text/html');

const html = ({ title, text }: MessagePage, productName: string) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#070b1a">
<title>${title} – ${escaped(productName)}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="${STYLESHEET_URL}">
</head>
<body>
<main>
<p class="brand"><svg viewBox="${MARK_VIEW_BOX}" width="26" height="26" aria-hidden="true"><path d="${MARK_PATH}"/></svg>${escaped(productName)}</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Zur Startseite</a></p>
</main>
</body>
</html>
`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Adds `reply.sendMessagePage` and the style sheet it needs. */
export const registerMessagePages = async (app: FastifyInstance, productName: string): Promise<void> => {
  const stylesheet = await readFile(new URL('message-page.css', import.meta.url), 'utf8');
  app.get(STYLESHEET_URL, { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(`${brandTokensCss}\n${stylesheet}`),
  );
  app.decorateReply('sendMessagePage', async function sendMessagePage(page: MessagePage) {
    await this.helmet(pagePolicy);
    return this.code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(html(page, productName));
  });
};

declare module 'fastify' {
  interface FastifyReply {
    sendMessagePage(page: MessagePage): Promise<FastifyReply>;
  }
}
