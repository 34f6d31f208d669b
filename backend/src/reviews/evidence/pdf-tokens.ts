/** What a PDF's syntax is made of, read once from front to back. */
export interface PdfToken {
  readonly kind: 'name' | 'word' | 'sign' | 'string';
  /** Of a name without its slash, its escapes undone. */
  readonly text: string;
  /** Where the token ends. */
  readonly end: number;
}

/** What no reader can be relied on to understand as this one does. */
export class UnclearPdf extends Error {
  override readonly name = 'UnclearPdf';
}

const TOKEN =
  /(?:[\0\t\n\f\r ]+|%[^\r\n]*)|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(<<|>>|[[\]{}])|(<[^<>]*>)|(\()|([^\0\t\n\f\r ()<>[\]{}/%]+)/y;
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

/** The token at or after `from`; null at the end. */
export const nextToken = (text: string, from: number): PdfToken | null => {
  for (let at = from; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) throw new UnclearPdf('A sign stands where none may.');
    const end = TOKEN.lastIndex;
    const [, name, sign, hex, open, word] = found;
    if (name !== undefined) return { kind: 'name', text: withoutEscapes(name), end };
    if (sign !== undefined) return { kind: 'sign', text: sign, end };
    if (hex !== undefined) return { kind: 'string', text: '', end };
    if (open !== undefined) return { kind: 'string', text: '', end: endOfString(text, end) };
    if (word !== undefined) return { kind: 'word', text: word, end };
    TOKEN.lastIndex = end;
  }
  return null;
};
