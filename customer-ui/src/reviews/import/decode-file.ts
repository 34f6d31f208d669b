/** What a chosen file holds: its text, or a sentence about why it cannot be read. */
export type FileText = { readonly text: string } | { readonly problem: 'too-large' | 'spreadsheet' | 'no-text' };

/** A text of 200 reviews of ordinary length has a tenth of this. */
export const FILE_MAX_BYTES = 2 * 1_024 * 1_024;

/** How workbooks begin: zipped ones (.xlsx, .ods) and Excel's of the last century. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** As Excel for Windows saves 'CSV' in Western Europe, when it is not valid UTF-8; byte order marks say so themselves. */
const decodeText = (bytes: Uint8Array): string => {
  if (beginsWith(bytes, [0xff, 0xfe])) return decoded(bytes, 'utf-16le');
  if (beginsWith(bytes, [0xfe, 0xff])) return decoded(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, 'windows-1252');
  }
};

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with plain line ends and without a byte order mark. */
export const textOfFile = (bytes: Uint8Array): FileText => {
  if (bytes.length > FILE_MAX_BYTES) return { problem: 'too-large' };
  if (WORKBOOKS.some((beginning) => beginsWith(bytes, beginning))) return { problem: 'spreadsheet' };
  const text = decodeText(bytes);
  return text.includes('\u0000') ? { problem: 'no-text' } : { text: withPlainLineEnds(text) };
};

/** Line ends as a text field has them. */
export const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');
