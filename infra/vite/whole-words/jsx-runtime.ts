import { jsx as element, jsxs as elements, Fragment as ReactFragment } from 'react/jsx-runtime';

/**
 * What `<>` is compiled to.
 *
 * @public
 */
export const Fragment = ReactFragment;

/**
 * Words with a hyphen after their first three letters at most („E-Mail“, „KI-Assistent“), and those of which it would part as
 * little („Authenticator-App“) or a name. What is longer than a narrow screen may break.
 */
const COMPOUND =
  /(?<![\p{L}\d-])(\p{Lu}\p{L}{0,2}-\p{Lu}\p{L}{1,11}(?!\p{L})|\p{Lu}\p{L}{2,12}-App(?!\p{L})|Google-Profil(?!\p{L}))/u;
/** Elements of the page's own, which no rule for `span` means; React's types know none. */
const TOGETHER = 'whole-word' as 'span';
/** Breaks after all where it is longer than its line, as in text of twice the size. */
const IF_IT_FITS = 'long-word' as 'span';
const LONG = 14;
/** Around a text that has such words: in a row of things it stays one of them. */
const TEXT = 'whole-words' as 'span';
const ONLY_TEXT = ['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan'];

type Create = typeof element;
type Props = { readonly children?: unknown };

/** Nothing is a text, too: as `{isMany && 'n'}` it may stand in the middle of one. */
const isText = (child: unknown): boolean => child === null || /^(string|number|boolean|undefined)$/.test(typeof child);
const isShown = (part: unknown): boolean =>
  typeof part === 'object' ? part !== null : /^(string|number)$/.test(typeof part) && part !== '';

const partsOf = (text: unknown): readonly unknown[] => {
  if (typeof text !== 'string' || !text.includes('-')) return [text];
  return text
    .split(COMPOUND)
    .map((part, place) =>
      place % 2 === 1 ? element(part.length < LONG ? TOGETHER : IF_IT_FITS, { children: part }) : part,
    );
};

/** Texts side by side, as `{count}` makes several of one. As many come back: React knows what follows by its place. */
const together = (texts: readonly unknown[]): readonly unknown[] => {
  const parts = texts.flatMap(partsOf);
  if (parts.every(isText)) return texts;
  const shown = parts.filter(isShown);
  return texts.map((_, place) => {
    if (place > 0) return null;
    return shown.length === 1 ? shown[0] : elements(TEXT, { children: shown });
  });
};

const whole = (children: readonly unknown[]): readonly unknown[] => {
  if (!children.some((child) => typeof child === 'string' && child.includes('-'))) return children;
  const next = children.findIndex((child) => !isText(child));
  if (next < 0) return together(children);
  return [...together(children.slice(0, next)), children[next], ...whole(children.slice(next + 1))];
};

/** Like React's own, but for text: a word that must not break at its hyphen stands in an element of its own. */
const keepingWords = (create: Create) => (type: Parameters<Create>[0], props: Props, key?: string) => {
  const { children } = props;
  if (children === undefined || ONLY_TEXT.includes(type as string)) return create(type, props, key);
  const shown = Array.isArray(children) && create === elements ? whole(children) : whole([children])[0];
  return create(type, { ...props, children: shown }, key);
};

export const jsx = keepingWords(element);
export const jsxs = keepingWords(elements);
