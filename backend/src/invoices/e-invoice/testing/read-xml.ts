/** An element as it was read: its own text, and all elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const TOKEN = /<(\/?)([A-Za-z:][\w:.-]*)((?:\s+[\w:.-]+="[^<"]*")*)\s*(\/?)>|([^<]+)/gy;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#13;': '\r',
};

const unescaped = (text: string): string => {
  if (/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error('Not a letter of XML.');
  return text.replace(/&[^;]*;?/g, (reference) => {
    const letter = REFERENCES[reference];
    if (letter === undefined) throw new Error(`${reference} refers to nothing.`);
    return letter;
  });
};

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  text: string;
  readonly children: XmlElement[];
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
  );

/** Takes one tag or text; `open` holds the elements that have begun and not ended, the document first. */
const take = (open: Open[], [, closing, name = '', attributes = '', empty, text]: RegExpExecArray): void => {
  const inner = open.at(-1);
  if (inner === undefined) throw new Error('More was closed than opened.');
  if (text !== undefined) {
    inner.text += unescaped(text);
    return;
  }
  if (closing) {
    if (inner.name !== name) throw new Error(`</${name}> closes nothing.`);
    open.pop();
    return;
  }
  const element: Open = { name, attributes: attributesOf(attributes), text: '', children: [] };
  inner.children.push(element);
  if (!empty) open.push(element);
};

/** Reads XML of the kind that the product writes, and throws at anything that is not well-formed. */
export const readXml = (xml: string): XmlElement => {
  if (!xml.startsWith(DECLARATION)) throw new Error('No XML declaration.');
  const body = xml.slice(DECLARATION.length).trim();
  const document: Open = { name: '', attributes: {}, text: '', children: [] };
  const open = [document];
  let end = 0;
  for (const token of body.matchAll(TOKEN)) {
    take(open, token);
    end = token.index + token[0].length;
  }
  const [root, ...others] = document.children;
  const isWhole = end === body.length && open.length === 1 && others.length === 0 && document.text === '';
  if (!isWhole || !root) throw new Error(`Not well-formed after ${body.slice(Math.max(0, end - 40), end)}`);
  return root;
};

/** The elements at a path of names, without their prefixes, below an element. */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name.replace(/^.*:/, '') === name)),
      [element],
    );

export const textAt = (element: XmlElement, path: string): string | null => elementsAt(element, path)[0]?.text ?? null;
