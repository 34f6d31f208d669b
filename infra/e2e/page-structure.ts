import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Attributes whose values are words or names: whether there is one is all that matters here. */
const WORDS =
  /^(id|for|href|src|srcset|value|name|title|alt|placeholder|datetime|d|points|aria-(?!hidden|disabled|live|modal|current|expanded|selected|checked|pressed|invalid|busy|level).*)$/;

/**
 * What of a page decides whether everybody can use it, but for its words: elements, attributes, styles, and where there is text.
 * Rows that are built alike count as one. Two pages with the same one are the same to axe at the same width and colours.
 */
export const structureOf = async (page: Page): Promise<string> => {
  const built = await page.evaluate((words) => {
    const isWord = new RegExp(words);
    const isNumbered = (name: string, value: string) => name.startsWith('data-') && /\d/.test(value);
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .map(
          ({ name, value }) => `${name}=${isWord.test(name) || isNumbered(name, value) ? value.trim() !== '' : value}`,
        )
        .sort()
        .join(' ');
    const of = (node: Node): string => {
      if (node instanceof Text) return node.data.trim() === '' ? '' : 't';
      if (!(node instanceof Element) || node.matches('script, style, noscript')) return '';
      const inner = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(of).filter((part) => part !== '');
      const apart = inner.filter((part, at) => part !== inner[at - 1]);
      const isChecked = node instanceof HTMLInputElement && node.checked;
      return `<${node.localName} ${attributesOf(node)} ${isChecked}>${apart.join('')}</>`;
    };
    return of(document.documentElement);
  }, WORDS.source);
  return createHash('sha256').update(built).digest('base64url');
};
