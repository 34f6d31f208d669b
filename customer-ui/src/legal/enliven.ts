import { hasPageBefore, tabHistory } from './way-back.ts';

const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-contents] a') : null;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** One step back; where there is none, the form goes to the landing page, as it does without scripts. */
const goBack = (event: Event): void => {
  const isBack = event.target instanceof HTMLFormElement && 'back' in event.target.dataset;
  if (!isBack) return;
  event.preventDefault();
  if (hasPageBefore(tabHistory(window))) window.history.back();
  else window.location.assign(event.target.action);
};

/** Moving within the page leaves no trace in the history, so that one step back leaves the page. */
const goToSection = (event: MouseEvent): void => {
  const anchor = anchorOf(event.target);
  if (anchor === null || !isPlainClick(event)) return;
  event.preventDefault();
  anchor.closest('details')?.removeAttribute('open');
  window.location.replace(anchor.hash);
};

/** What has come this close to the window's upper edge is being read; a section that was jumped to stands above it. */
const READING_LINE_PX = 96;

const followReading = (root: ParentNode, signal: AbortSignal): void => {
  const sections = [...root.querySelectorAll<HTMLElement>('main section[id]')];
  const entries = [...root.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const mark = () => {
    const begun = sections.findLast((section) => section.getBoundingClientRect().top <= READING_LINE_PX);
    for (const entry of entries) {
      if (begun !== undefined && entry.hash === `#${begun.id}`) entry.setAttribute('aria-current', 'location');
      else entry.removeAttribute('aria-current');
    }
  };
  let frame = 0;
  const markSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  window.addEventListener('scroll', markSoon, { passive: true, signal });
  mark();
};

/** Gives a legal page that stands in `root` its way back and its table of contents life; answers how to undo it. */
export const enlivenLegalPage = (root: HTMLElement | Document): (() => void) => {
  const over = new AbortController();
  root.addEventListener('submit', goBack, { signal: over.signal });
  root.addEventListener('click', (event) => event instanceof MouseEvent && goToSection(event), {
    signal: over.signal,
  });
  followReading(root, over.signal);
  return () => over.abort();
};
