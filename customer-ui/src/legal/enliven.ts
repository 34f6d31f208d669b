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

/** The last heading that has passed the upper third of the window is what is being read. */
const followReading = (root: ParentNode): (() => void) => {
  const sections = [...root.querySelectorAll<HTMLElement>('main section[id]')];
  const entries = [...root.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const mark = () => {
    const line = window.innerHeight / 3;
    const read = sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
    for (const entry of entries) {
      if (read !== undefined && entry.hash === `#${read.id}`) entry.setAttribute('aria-current', 'location');
      else entry.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] });
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
};

/** Gives a legal page that stands in `root` its way back and its table of contents life; answers how to undo it. */
export const enlivenLegalPage = (root: HTMLElement | Document): (() => void) => {
  const over = new AbortController();
  root.addEventListener('submit', goBack, { signal: over.signal });
  root.addEventListener('click', (event) => event instanceof MouseEvent && goToSection(event), {
    signal: over.signal,
  });
  const stopFollowing = followReading(root);
  return () => {
    over.abort();
    stopFollowing();
  };
};
