import '@sternklar/contracts/brand/fonts/fonts.css';
import '@sternklar/contracts/brand/tokens.css';
import { ADMIN_STATE_ELEMENT_ID } from '@sternklar/contracts/admin-pages';
import { HELD, type HeldPresses } from './held-presses.ts';
import { watchTyping } from './typed-ahead.ts';

/** In a tab that nobody looks at nothing is painted; its app starts all the same. */
const NO_PAINT_MS = 1_000;
const CONTENT = 'first-contentful-paint';

/** Resolves when what the server rendered can be seen. */
const painted = () =>
  new Promise<void>((seen) => {
    setTimeout(seen, NO_PAINT_MS);
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName(CONTENT).length > 0) seen();
    }).observe({ type: 'paint', buffered: true });
  });

const typeAgain = watchTyping(document);
// The app takes its time to start; the page with its rows is shown before that.
if (document.getElementById(ADMIN_STATE_ELEMENT_ID)) await painted();
const { start } = await import('./start.tsx');
await start({
  typeAgain,
  presses: (window as { readonly [HELD]?: HeldPresses })[HELD] ?? {
    release: async () => undefined,
    drop: () => undefined,
  },
});
