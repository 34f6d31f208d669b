import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_BRAND, SITE_ELEMENT_ID, type Site } from '@sternklar/contracts/site';
import type { FastifyReply } from 'fastify';
import { pagePolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { openToEverybody, serveFolder } from './static-files.ts';

/** Addresses that the customer app answers; every other one is a file of its build or not found. */
const PAGES = ['/', '/dashboard'] as const;

/** What a page says while its user interface has not been built. */
export const notBuilt = {
  status: 503,
  title: 'Die Oberfläche ist noch nicht gebaut',
  text: 'Bitte führen Sie einmal „npm run build“ aus und laden Sie diese Seite neu.',
} as const;

/** The text of a built `index.html`, null when there is none. */
export const readShell = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

const HTML_NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replace(/[&<>]/g, (character) => HTML_NAMES[character] ?? character);

/** The built page under the site's own name, with the site as a data block: no code, so the policy lets it pass. */
const withSite = (shell: string, { brand, uiTexts, operator }: Site): string => {
  const { name, street, postalCode, town, country, email } = operator;
  // Named one by one: the operator's settings hold more than every visitor needs to know.
  const shown: Site = { brand, uiTexts, operator: { name, street, postalCode, town, country, email } };
  const json = JSON.stringify(shown).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${SITE_ELEMENT_ID}">${json}</script>`;
  return shell
    .replace(/<title>[^<]*<\/title>/, (title) => title.replaceAll(DEFAULT_BRAND, () => asHtml(brand)))
    .replace('</head>', (end) => `${block}${end}`);
};

/** Landing page and dashboard from the customer app's build in `folder`, in the name of `site`. */
export const customerPages =
  (folder: string, site: Site): ServerPart =>
  async (app) => {
    await app.register(async (scope) => {
      openToEverybody(scope, pagePolicy);
      await serveFolder(scope, folder);
      const sendPage = async (_request: unknown, reply: FastifyReply) => {
        const shell = await readShell(folder);
        if (shell === null) return reply.sendMessagePage(notBuilt);
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withSite(shell, site));
      };
      for (const page of PAGES) scope.get(page, sendPage);
    });
  };
