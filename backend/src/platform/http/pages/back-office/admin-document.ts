import { createHash } from 'node:crypto';
import {
  ADMIN_ROOT_ELEMENT_ID,
  ADMIN_STATE_ELEMENT_ID,
  type AdminPageState,
  type AdminSite,
  type RenderedAdminPage,
} from '@sternklar/contracts/admin-pages';
import { SITE_ELEMENT_ID } from '@sternklar/contracts/site';
import { asHtml, dataBlock } from '../html.ts';

const jsonBlock = (id: string, data: unknown) => dataBlock(`type="application/json" id="${id}"`, data);

const atEndOfHead = (shell: string, tags: string) => shell.replace('</head>', (end) => `${tags}${end}`);

/** What every page of the back office tells its app: the nonce for its styles, and the installation. */
const aboutPage = (nonce: string, site: AdminSite) =>
  `<meta name="csp-nonce" content="${asHtml(nonce)}">${jsonBlock(SITE_ELEMENT_ID, site)}`;

/** What a policy says of the scripts that stand in the built page: those and no others may run there. */
export const scriptsIn = (shell: string): readonly string[] =>
  [...shell.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** The built page, for the app to fill in the browser. */
export const clientDocument = (shell: string, nonce: string, site: AdminSite): string =>
  atEndOfHead(shell, aboutPage(nonce, site));

/** What rendered contents are put into: the built page, and its styles, which stand in the page itself then. */
export interface ShellForRows {
  readonly html: string;
  readonly css: string;
}

/**
 * The built page, made for contents that are seen before its script runs: it waits for no style sheet, and its modules are
 * fetched but not compiled yet, which would hold up the first picture.
 */
export const shellForRows = async (shell: string, read: (path: string) => Promise<string>): Promise<ShellForRows> => {
  const sheets = [...shell.matchAll(/<link rel="stylesheet"[^>]* href="\/admin\/([^"]+)">/g)];
  const css = await Promise.all(sheets.map(([, path = '']) => read(path)));
  const withoutSheets = sheets.reduce((html, [link]) => html.replace(link, ''), shell);
  const html = withoutSheets.replaceAll('rel="modulepreload"', 'rel="preload" as="script" fetchpriority="low"');
  return { html, css: css.join('') };
};

interface Rendered {
  readonly nonce: string;
  readonly sessionId: string;
  readonly site: AdminSite;
  readonly page: RenderedAdminPage;
}

/** The built page with the contents of one page, its styles, and the answers that it was rendered with. */
export const renderedDocument = (
  { html: shell, css: ownStyles }: ShellForRows,
  { nonce, sessionId, site, page }: Rendered,
): string => {
  const state: AdminPageState = { sessionId, queries: page.queries };
  const style = (css: string, attributes = '') => `<style${attributes} nonce="${asHtml(nonce)}">${css}</style>`;
  const styles = page.styles.map(({ names, css }) => style(css, ` data-emotion="${asHtml(names)}"`));
  const root = `<div id="${ADMIN_ROOT_ELEMENT_ID}">${page.html}</div>${jsonBlock(ADMIN_STATE_ELEMENT_ID, state)}`;
  const filled = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${asHtml(page.title)}</title>`)
    .replace(new RegExp(`<div id="${ADMIN_ROOT_ELEMENT_ID}">\\s*</div>`), () => root);
  return atEndOfHead(filled, aboutPage(nonce, site) + style(ownStyles) + styles.join(''));
};
