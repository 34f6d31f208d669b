import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime';

export { Fragment };

/** Words with a hyphen after their first letter: „E-Mail“. */
const COMPOUND = /\b(E-[A-ZÄÖÜ][a-zäöüß]+)/;
/** An element of the page's own, which no rule for `span` means; React's types know none. */
const TOGETHER = 'whole-word' as 'span';
const ONLY_TEXT = ['option', 'title', 'textarea', 'style', 'script'];

type Create = typeof element;
type Props = { readonly children?: unknown };

const whole = (child: unknown): unknown => {
  if (typeof child !== 'string' || !child.includes('E-')) return child;
  const parts = child.split(COMPOUND);
  if (parts.length === 1) return child;
  const shown = parts.map((part, place) => (place % 2 === 1 ? element(TOGETHER, { children: part }) : part));
  return elements(Fragment, { children: shown.filter((part) => part !== '') });
};

/** Like React's own, but for text: a word that must not break at its hyphen stands in an element of its own. */
const keepingWords = (create: Create) => (type: Parameters<Create>[0], props: Props, key?: string) => {
  const { children } = props;
  if (children === undefined || ONLY_TEXT.includes(type as string)) return create(type, props, key);
  const shown = Array.isArray(children) && create === elements ? children.map(whole) : whole(children);
  return create(type, { ...props, children: shown }, key);
};

export const jsx = keepingWords(element);
export const jsxs = keepingWords(elements);
