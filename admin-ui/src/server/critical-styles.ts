import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { RenderedAdminPage } from '@sternklar/contracts/admin-pages';

/** The styles that a rendered page uses, with the names by which emotion finds them again in the browser. */
export const criticalStyles = (cache: EmotionCache, html: string): RenderedAdminPage['styles'] =>
  createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.map(({ key, ids, css }) => ({ names: `${key} ${ids.join(' ')}`, css }));
