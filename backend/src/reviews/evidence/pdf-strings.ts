import type { PdfToken } from './pdf-tokens.ts';

/** A link that takes whoever presses it to another machine's files, or starts a program. */
export class ReachingPdf extends Error {
  override readonly name = 'ReachingPdf';
}

const ESCAPES = /\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' };
const UTF_16 = '\u00fe\u00ff';

/** A literal or hexadecimal string as a reader understands it (ISO 32000-1, 7.3.4); of UTF-16 the Latin letters. */
const stringOf = (token: string): string => {
  const inner = token.slice(1, -1);
  const bytes = token.startsWith('<')
    ? Buffer.from(inner.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1')
    : inner.replace(ESCAPES, (_all, octal?: string, sign?: string) =>
        octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : sign ? (CONTROLS[sign] ?? sign) : '',
      );
  return bytes.startsWith(UTF_16) ? bytes.slice(2).replaceAll('\0', '') : bytes;
};

/** A machine behind `file:` or at the beginning, by slashes of either kind: Windows sends it the name of who presses. */
const SHARE = /^(?:file:(?:[\\/]{2}|[\\/]{4,})[^\\/]|\\\\[^\\])/i;
const PROGRAM = /^(?:smb|cifs|afp|nfs|search|search-ms|ms-[a-z-]+):/i;
/** Browsers read addresses without them (https://url.spec.whatwg.org/#concept-basic-url-parser). */
const LEFT_OUT = /^[\0- ]+|[\t\n\r]/g;
const SLASHES = /%(?:2f|5c)/gi;

/** Throws `ReachingPdf` for such a link, wherever it stands: what names it may stand elsewhere. */
export const checkString = ({ kind, text }: PdfToken): void => {
  if (kind !== 'string') return;
  const link = stringOf(text).replace(LEFT_OUT, '').replace(SLASHES, '/');
  if (SHARE.test(link) || PROGRAM.test(link)) throw new ReachingPdf(link.slice(0, 40));
};
