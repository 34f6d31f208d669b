/** The first script of every page: takes over what the server rendered, with no more code than the page needs. */
import '@sternklar/contracts/brand/tokens.css';
import '@sternklar/contracts/brand/fonts/fonts.css';
import './ui/base.css';
import { ROOT_ELEMENT_ID } from '@sternklar/contracts/pages';
import { LEGAL_PATHS } from '@sternklar/contracts/site';

const container = document.getElementById(ROOT_ELEMENT_ID);
if (container === null) throw new Error(`The page has no element with the id "${ROOT_ELEMENT_ID}".`);

/** A legal page that the server rendered is read, not used: it needs a few lines of script instead of the app. */
const isRenderedText = (Object.values(LEGAL_PATHS) as readonly string[]).includes(container.dataset.rendered ?? '');

const start = async () => {
  if (isRenderedText) {
    (await import('./legal/enliven.ts')).enlivenLegalPage(document);
    return undefined;
  }
  return (await import('./start-app.tsx')).startApp(container);
};

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve(), { once: true });
});

const started = start();
// An older page whose scripts a newer release has replaced: the page can be read, and says what helps.
started.catch(() => document.querySelector('[data-not-started]')?.removeAttribute('hidden'));

/** Only when the page stands, so that the worker's first copies do not slow it down. */
const keepForLater = async () => {
  await loaded;
  const { startWorker } = await import('./service-worker/start-worker.ts');
  await startWorker((await started)?.updates);
};
if (import.meta.env.PROD) keepForLater().catch(() => undefined);
