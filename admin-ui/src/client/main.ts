import '@sternklar/contracts/brand/fonts/fonts.css';
import '@sternklar/contracts/brand/tokens.css';
import { ADMIN_STATE_ELEMENT_ID } from '@sternklar/contracts/admin-pages';

/** In a tab that nobody looks at nothing is painted; its app starts all the same. */
const NO_PAINT_MS = 500;

/** Resolves when what the server rendered can be seen. */
const painted = () =>
  new Promise((seen) => {
    requestAnimationFrame(() => setTimeout(seen));
    setTimeout(seen, NO_PAINT_MS);
  });

// The app takes its time to start; the page with its rows is shown before that.
if (document.getElementById(ADMIN_STATE_ELEMENT_ID)) await painted();
await import('./start.tsx');
