import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './browser.ts';
import { structureOf } from './page-structure.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes the place of axe's source, half a megabyte that each look would hand over and have read twice. */
const NO_SOURCE = ';';

/** axe for what the page shows now; it is in the page from the first look until the page is left. */
const axeFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  // What is in order is not written down piece by piece: that took most of the time. Nothing here has frames.
  return new AxeBuilder({ page, ...(isThere ? { axeSource: NO_SOURCE } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
};

/** What axe finds on the page as it is now: by all rules for WCAG 2.2 AA and best practices, or by the named ones. */
export const axeFaults = async (page: Page, rules?: string[]): Promise<string[]> => {
  const builder = await axeFor(page);
  const { violations } = await (rules === undefined ? builder.withTags(TAGS) : builder.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
};

/** Structures in which axe found nothing, with how they were looked at: of all test files of this worker. */
const faultless = new Set<string>();

/** The same, unless a page built alike was in order when it was looked at like this: most tests pass by screens that others look at, too. */
const newAxeFaults = async (page: Page, look: string, rules?: string[]): Promise<string[]> => {
  const seen = `${look} ${await structureOf(page)}`;
  if (faultless.has(seen)) return [];
  const faults = await axeFaults(page, rules);
  if (faults.length === 0) faultless.add(seen);
  return faults;
};

/** What a page wider than its window hides at the side. */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : [];
  });

/** What is smaller than 24 × 24 px to point at; links inside sentences may be. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, address') !== null;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && !isInSentence(element);
      return isShown && (width < 24 || height < 24)
        ? [`${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`]
        : [];
    });
  });

/** Buttons and links whose spoken name lacks the words on them: whoever steers by voice says what is to be read. */
const unspokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[href][aria-label]')].flatMap((element) =>
      element.checkVisibility() && !plain(element.ariaLabel ?? '').includes(plain(element.innerText))
        ? [`"${element.innerText}" is spoken as "${element.ariaLabel}"`]
        : [],
    );
  });

/** Text that is cut off at the side although nothing says that there is more. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX, position, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      if (!hides || textOverflow === 'ellipsis' || element.closest('[aria-hidden="true"], .visually-hidden')) return [];
      const isTiny = position === 'absolute' && element.clientWidth <= 1;
      const hasText = (element.textContent ?? '').trim() !== '';
      return hasText && !isTiny && element.scrollWidth > element.clientWidth + 1
        ? [`cut: ${element.outerHTML.slice(0, 120)}`]
        : [];
    }),
  );

/** „E-Mail“ and its like on two lines: nobody reads on after „E-“. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textsIn = (root: Node): Text[] =>
      [...root.childNodes].flatMap((node) => {
        if (node instanceof Text) return [node];
        const shadow = node instanceof Element && node.shadowRoot !== null ? textsIn(node.shadowRoot) : [];
        return [...shadow, ...textsIn(node)];
      });
    const linesOf = (text: Text, from: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return textsIn(document.body).flatMap((text) =>
      [...text.data.matchAll(/\bE-[A-ZÄÖÜ][a-zäöüß]+/g)]
        .filter(({ index, 0: word }) => linesOf(text, index, word.length) > 1)
        .map(({ index }) => `breaks: ${text.data.slice(Math.max(0, index - 40), index + 60)}`),
    );
  });

const inDark = ['color-contrast', 'link-in-text-block'];
const atAnotherWidth = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

const onViewport = async (page: Page, device: string, rules?: string[]): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await newAxeFaults(page, `${device}, light`, rules);
  const shape = [
    ...(await sidewaysOverflow(page)),
    ...(await smallTargets(page)),
    ...(await unspokenWords(page)),
    ...(await brokenWords(page)),
  ];
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = (await newAxeFaults(page, `${device}, dark`, inDark)).map((fault) => `dark: ${fault}`);
  return [...light, ...shape, ...dark];
};

/** How the page is shown now: nobody who goes on with it should have to know that somebody looked. */
const looksNow = async (page: Page) => {
  const viewport = page.viewportSize();
  const media = await page.evaluate(() => {
    const matches = (query: string) => window.matchMedia(query).matches;
    return {
      colorScheme: matches('(prefers-color-scheme: dark)') ? ('dark' as const) : ('light' as const),
      reducedMotion: matches('(prefers-reduced-motion: reduce)') ? ('reduce' as const) : ('no-preference' as const),
    };
  });
  return async () => {
    await page.emulateMedia(media);
    if (viewport !== null) await page.setViewportSize(viewport);
  };
};

/** What shines through while a window fades in is no text to read. */
const untilWindowsStand = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.MuiBackdrop-root, .MuiDialog-container')]
      .map((part) => getComputedStyle(part))
      .every(({ opacity, visibility }) => visibility === 'hidden' || opacity === '1'),
  );

/**
 * What keeps people from reading or using what the page shows now: axe (WCAG 2.2 AA and best practices), sideways
 * scrolling, small targets and broken words, on a phone and a desk, in the light and in the dark. Afterwards it looks as before.
 */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await untilWindowsStand(page);
  const lookAsBefore = await looksNow(page);
  await page.setViewportSize(DESK);
  const desk = (await onViewport(page, 'desk', atAnotherWidth)).map((fault) => `desk: ${fault}`);
  await page.setViewportSize(PHONE);
  const phone = await onViewport(page, 'phone');
  await lookAsBefore();
  return [...desk, ...phone];
};
