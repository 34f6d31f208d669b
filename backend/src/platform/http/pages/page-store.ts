import { CUSTOMER_PATHS, PUBLIC_PATHS } from '@sternklar/contracts/pages';
import type { Site } from '@sternklar/contracts/site';
import type { Logger } from '@sternklar/event-store/logger';
import { describeError } from '../../describe-error.port.ts';
import { buildStamp, type CustomerBuild, readBuild } from './customer-build.ts';
import { clientDocument, renderedDocument } from './page-document.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';

export interface PageStoreOptions {
  /** The customer app's build. */
  readonly folder: string;
  readonly site: Site;
  /** Where visitors reach the product, without a slash at its end. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The pages that are the same for everybody: rendered once, compressed, and kept while build and year are the same. */
export interface PageStore {
  /** The page at a path; null while the app is not built. */
  at(path: string): Promise<ReadyAnswer | null>;
  /** Renders all pages ahead. */
  prepare(): Promise<void>;
}

const yearInBerlin = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });

interface Edition {
  readonly name: string;
  readonly build: Promise<CustomerBuild | null>;
  readonly pages: Map<string, Promise<ReadyAnswer | null>>;
}

export const createPageStore = (options: PageStoreOptions): PageStore => {
  const { folder, site, publicUrl, now, logger } = options;
  let edition: Edition | null = null;

  const readAnew = async (stamp: string): Promise<CustomerBuild | null> => {
    const build = await readBuild(folder, stamp);
    if (build?.problem)
      logger.error(describeError(build.problem), 'public pages cannot be rendered here; browsers render them');
    return build;
  };
  /** The pages carry the year, so a new year is a new edition, too. */
  const currentEdition = async (): Promise<Edition | null> => {
    const stamp = await buildStamp(folder);
    if (stamp === null) return null;
    const name = `${stamp} ${yearInBerlin.format(now())}`;
    if (edition?.name !== name) edition = { name, build: readAnew(stamp), pages: new Map() };
    return edition;
  };
  const documentAt = async (path: string, { shell, server }: CustomerBuild): Promise<string> => {
    const around = { site, publicUrl };
    if (server === null) return clientDocument(shell, around);
    try {
      const page = await server.app.renderPage(path, site);
      return renderedDocument(shell, { path, page, manifest: server.manifest }, around);
    } catch (error) {
      logger.error({ path, ...describeError(error) }, 'page cannot be rendered here; browsers render it');
      return clientDocument(shell, around);
    }
  };
  const render = async (path: string, edition: Edition): Promise<ReadyAnswer | null> => {
    const build = await edition.build;
    return build === null ? null : readyAnswer('text/html', await documentAt(path, build));
  };
  const at = async (path: string): Promise<ReadyAnswer | null> => {
    const current = await currentEdition();
    if (current === null) return null;
    const page = current.pages.get(path) ?? render(path, current);
    current.pages.set(path, page);
    return page;
  };

  return {
    at,
    prepare: async () => {
      for (const path of [...PUBLIC_PATHS, ...CUSTOMER_PATHS]) await at(path);
    },
  };
};
