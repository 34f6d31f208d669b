/** The first script of every page: it takes over what the server rendered with no more code than the page needs. */
import '@sternklar/contracts/brand/tokens.css';
import '@sternklar/contracts/brand/fonts/fonts.css';
import './ui/base.css';
import { ROOT_ELEMENT_ID } from '@sternklar/contracts/pages';
import { LEGAL_PATHS } from '@sternklar/contracts/site';
import { firstSign } from './first-sign.ts';
import { storedToken } from './session/stored-token.ts';
import { createWayOn } from './session/way-on.ts';

const container = document.getElementById(ROOT_ELEMENT_ID);
if (container === null) throw new Error(`The page has no element with the id "${ROOT_ELEMENT_ID}".`);

const LANDING = '/';
const { rendered } = container.dataset;
const wayOn = createWayOn(() => window.sessionStorage);
const isVisitor = storedToken(() => window.localStorage) === null;

const startApp = async () => {
  // Beside the app, not after it.
  if (isVisitor && rendered === LANDING) void import('./landing/LandingPage.tsx').catch(() => undefined);
  return (await import('./start-app.tsx')).startApp(container);
};

/** What the page said by itself to a press gives way to what answers it. */
const stopSaying = () => {
  for (const said of container.querySelectorAll<HTMLElement>('[popover]')) said.hidePopover?.();
};

/** A page that can be read as it stands waits for somebody who wants more than reading; what they pressed is not lost. */
const startAppWhenNeeded = async () => {
  const pressed = await firstSign(container, window);
  const services = await startApp();
  const button = pressed();
  stopSaying();
  button?.click();
  return services;
};

/** A legal page is read, not used: it needs a few lines of script instead of the app. */
const enlivenText = async () => {
  (await import('./legal/enliven.ts')).enlivenLegalPage(document);
  return undefined;
};

const start = () => {
  if (Object.values<string | undefined>(LEGAL_PATHS).includes(rendered)) return enlivenText();
  // Who was on the way to a page of their own is asked to sign in at once.
  const waits = rendered === window.location.pathname && isVisitor && wayOn.goal() === null;
  return waits ? startAppWhenNeeded() : startApp();
};

const started = start();
// No network, or scripts that a newer release has replaced: the page can still be read, and says what helps.
started.catch(() => {
  stopSaying();
  document.querySelector('[data-not-started]')?.removeAttribute('hidden');
  if (!navigator.onLine) window.addEventListener('online', () => window.location.reload(), { once: true });
});

/** The page is loaded and has been shown. */
const shown = async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

/** What the worker keeps from the start, the app among it, comes when the page stands: it must not slow it down. */
const keepForLater = async () => {
  await shown();
  const { startWorker } = await import('./service-worker/start-worker.ts');
  await startWorker(started.then((services) => services?.updates));
};
if (import.meta.env.PROD) keepForLater().catch(() => undefined);
