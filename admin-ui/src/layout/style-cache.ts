import createCache, { type EmotionCache, type Options } from '@emotion/cache';

type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

/** The one name that a browser of today (Safari) only knows with a prefix; all others are a fifth of a page's styles. */
const PREFIXED = 'user-select';

const prefix: StylePlugin = (element) => {
  if (element.type === 'decl' && element.props === PREFIXED)
    element.return = `-webkit-${element.value}${element.value}`;
};
/** The same list for all caches: by it emotion knows on the server what it has put into words before. */
const stylisPlugins = [prefix];

/** Where a page's styles are kept, the same way on both sides. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', stylisPlugins, ...(nonce ? { nonce } : {}) });
