import { inflateSync } from 'node:zlib';

/**
 * Names of what does something by itself, or carries other files. Pictures and packed pages hold every short name by chance:
 * `/JS` is not one of these, since scripts run only where `/JavaScript` or `/Rendition` says so, and `/XFA` has its value behind it.
 */
const ACTIVE =
  /\/(?:(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z])|XFA(?=[\s\0]*[[<\d%]))/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A page or a program that takes a PDF for itself. */
const PAGE = /<\s*(?:!doctype|html|script|svg|body)/i;
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_WITHIN = 65_557;
const TAIL_WITHIN = 1_024;
/** Objects that are packed into a stream; what they hold is looked at, up to so much altogether. */
const PACKED = /\/ObjStm(?![A-Za-z])[\s\S]{0,500}?stream\r?\n/g;
const UNPACKED_BYTES = 32_000_000;

export type RefusedPdf = 'pdf-damaged' | 'pdf-locked' | 'pdf-active';

/** `/J#61vaScript` is `/JavaScript`. */
const withoutEscapes = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const unpacked = (bytes: Buffer, from: number, most: number): string => {
  const end = bytes.indexOf('endstream', from);
  try {
    return inflateSync(bytes.subarray(from, end === -1 ? undefined : end), { maxOutputLength: most }).toString(
      'latin1',
    );
  } catch {
    // Neither does any reader find an object in it, or it is larger than anything that people write.
    return '';
  }
};

/**
 * Why a PDF is not taken; null when nothing speaks against it. What it looks into are names of objects, also packed ones;
 * that is no proof that a file is harmless, which is why none is ever shown, only handed out.
 */
export const refusedPdf = (bytes: Buffer): RefusedPdf | null => {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end === -1 || text.slice(end + 5).trim().length > 0) return 'pdf-damaged';
  if (PAGE.test(text.slice(0, TAIL_WITHIN)) || text.slice(-ZIP_END_WITHIN).includes(ZIP_END)) return 'pdf-active';
  if (ENCRYPTED.test(text)) return 'pdf-locked';
  if (ACTIVE.test(withoutEscapes(text))) return 'pdf-active';
  let left = UNPACKED_BYTES;
  for (const found of text.matchAll(PACKED)) {
    const inner = unpacked(bytes, found.index + found[0].length, left);
    left -= inner.length;
    if (left <= 0 || ACTIVE.test(withoutEscapes(inner))) return 'pdf-active';
  }
  return null;
};
