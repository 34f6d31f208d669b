/** What a PDF's syntax is made of, read once from front to back. */
export interface PdfToken {
  readonly kind: 'name' | 'word' | 'sign' | 'string';
  /** Of a name without its slash, its escapes undone; a string as it stands there. */
  readonly text: string;
  /** Where the token ends. */
  readonly end: number;
}

/** What no reader can be relied on to understand as this one does. */
export class UnclearPdf extends Error {
  override readonly name = 'UnclearPdf';
}

/** Of a sign of Latin-1: it stands between tokens, it ends one, or it is part of one. */
const REGULAR = 0;
const SPACE = 1;
const DELIMITER = 2;
const KINDS = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) KINDS[code] = SPACE;
for (const sign of '()<>[]{}/%') KINDS[sign.charCodeAt(0)] = DELIMITER;
const kindAt = (text: string, at: number): number => KINDS[text.charCodeAt(at)] ?? REGULAR;

const IN_STRING = /[()\\]/g;

/** `J#61vaScript` is `JavaScript`. */
export const withoutEscapes = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

const endOfString = (text: string, from: number): number => {
  let depth = 1;
  IN_STRING.lastIndex = from;
  for (let found = IN_STRING.exec(text); found; found = IN_STRING.exec(text)) {
    if (found[0] === '\\') IN_STRING.lastIndex = found.index + 2;
    else depth += found[0] === '(' ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
  throw new UnclearPdf('A string does not end.');
};

const endOfLine = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text[at] !== '\r' && text[at] !== '\n') at += 1;
  return at;
};

/** Behind white space and comments. */
const beginOfToken = (text: string, from: number): number => {
  let at = from;
  while (at < text.length) {
    if (kindAt(text, at) === SPACE) at += 1;
    else if (text[at] === '%') at = endOfLine(text, at);
    else break;
  }
  return at;
};

const endOfRegular = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && kindAt(text, at) === REGULAR) at += 1;
  return at;
};

const endOfHexString = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text[at] !== '<' && text[at] !== '>') at += 1;
  if (text[at] !== '>') throw new UnclearPdf('A string does not end.');
  return at + 1;
};

const SIGNS = new Set(['[', ']', '{', '}']);

/**
 * The token at or after `from`; null at the end. Read sign by sign: a regular expression keeps its place for each sign it may
 * have to give back, and ten million of them are more than it has room for.
 */
export const nextToken = (text: string, from: number): PdfToken | null => {
  const at = beginOfToken(text, from);
  if (at >= text.length) return null;
  const sign = text.charAt(at);
  const two = text.slice(at, at + 2);
  if (two === '<<' || two === '>>') return { kind: 'sign', text: two, end: at + 2 };
  if (SIGNS.has(sign)) return { kind: 'sign', text: sign, end: at + 1 };
  if (sign === '(' || sign === '<') {
    const end = sign === '(' ? endOfString(text, at + 1) : endOfHexString(text, at + 1);
    return { kind: 'string', text: text.slice(at, end), end };
  }
  const end = endOfRegular(text, at + 1);
  if (sign === '/') return { kind: 'name', text: withoutEscapes(text.slice(at + 1, end)), end };
  if (kindAt(text, at) === DELIMITER) throw new UnclearPdf('A sign stands where none may.');
  return { kind: 'word', text: text.slice(at, end), end };
};
