import { lineError } from './extf-error.ts';

/** Umlauts, signs and quotes of German texts in UTF-8: in Windows-1252 each would be two or three letters nobody writes. */
const UTF8_IN_LATIN1 = /\xC3[\x80-\xBF]|\xC2[\x80-\xBF]|\xE2[\x80-\x84][\x80-\xBF]/;

/** The bytes that Windows-1252 gives no character; the decoder of the web would let them pass as control characters. */
const UNDEFINED_IN_1252 = /[\x81\x8D\x8F\x90\x9D]/;

/** Of a decoded line, in which the bytes from 0x80 on are letters and signs. */
const CONTROL = /\p{Cc}/u;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Byte for byte one character, so that bytes can be looked for by expressions. */
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const lineOf = (raw: string, index: number): number => raw.slice(0, index).split('\n').length;

const checkEncoding = (bytes: Uint8Array, raw: string): void => {
  if (raw.startsWith('\xEF\xBB\xBF')) throw lineError(1, 'the file', 'must not begin with a byte order mark');
  const utf8 = UTF8_IN_LATIN1.exec(raw);
  if (utf8) throw lineError(lineOf(raw, utf8.index), 'the text', 'must be Windows-1252, not UTF-8');
  const firstSpecial = raw.search(/[\x80-\xFF]/);
  if (firstSpecial >= 0 && isUtf8(bytes)) {
    throw lineError(lineOf(raw, firstSpecial), 'the text', 'must be Windows-1252, not UTF-8');
  }
  const unknown = UNDEFINED_IN_1252.exec(raw);
  if (unknown) throw lineError(lineOf(raw, unknown.index), 'the text', 'has a byte that Windows-1252 does not define');
};

/** The lines of a file in Windows-1252, each of which has to end with CR LF, the last one too. Throws an ExtfError. */
export function linesOf(bytes: Uint8Array): readonly string[] {
  if (bytes.length === 0) throw lineError(1, 'the file', 'must not be empty');
  checkEncoding(bytes, latin1(bytes));
  const lines = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
  const rest = lines.pop();
  lines.forEach((line, index) => {
    if (/[\r\n]/.test(line)) throw lineError(index + 1, 'the line', 'must end with CR LF, and hold neither alone');
    if (CONTROL.test(line)) throw lineError(index + 1, 'the line', 'must not hold control characters');
    if (line === '') throw lineError(index + 1, 'the line', 'must not be empty');
  });
  if (rest !== '') throw lineError(lines.length + 1, 'the line', 'must end with CR LF, and hold neither alone');
  return lines;
}
