import type { EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';

/** What a file is by its bytes; names and what browsers say of them do not count. */
export type Sniffed = EvidenceType | 'heic' | 'unknown';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export const sniffed = (bytes: Buffer): Sniffed => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, '%PDF-')) return 'application/pdf';
  if (startsWith(bytes, 'ftyp', 4) && HEIF_BRANDS.has(bytes.toString('latin1', 8, 12))) return 'heic';
  return 'unknown';
};
