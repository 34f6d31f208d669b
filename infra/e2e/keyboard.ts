import type { Locator, Page } from 'playwright-core';

/** More stops than any page has: whoever needs them is caught somewhere. */
const MOST_STOPS = 120;

export const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element.matches(':focus'));

/** What is wrong with how the focused element shows itself: no ring, or hidden behind something else. */
const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return ['the focus is nowhere'];
    const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 120) ?? 'the edge of the window';
    const name = nameOf(focused);
    const hasRing = [focused, focused.closest('label'), focused.closest('.MuiInputBase-root')].some((element) => {
      if (element === null) return false;
      const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(element);
      return boxShadow !== 'none' || (outlineStyle !== 'none' && !/, 0\)$|transparent/.test(outlineColor));
    });
    const { left, top, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    // A message goes by itself.
    const isSeen =
      onTop !== null && (focused.contains(onTop) || onTop.contains(focused) || onTop.closest('.toasts') !== null);
    return [
      ...(hasRing ? [] : [`no visible focus: ${name}`]),
      ...(isSeen ? [] : [`focused but behind ${nameOf(onTop)}: ${name}`]),
    ];
  });

/** Tabs on until the target has the focus; every stop on the way must be visible. Throws when one is not. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const faults = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    for (const fault of await focusFaults(page)) faults.add(fault);
    if (!(await hasFocus(target))) continue;
    if (faults.size > 0) throw new Error([...faults].join('\n'));
    return;
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${target}.`);
};
