import { describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES, textOfFile } from './decode-file.ts';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('a chosen file', () => {
  it('is read as UTF-8, with or without a byte order mark', () => {
    expect(textOfFile(new TextEncoder().encode('Jörg;1;„Nie“'))).toEqual({ text: 'Jörg;1;„Nie“' });
    expect(textOfFile(new TextEncoder().encode('\ufeffJörg;1'))).toEqual({ text: 'Jörg;1' });
  });

  it('is read as Windows-1252 when it is no UTF-8, as Excel writes it', () => {
    // Jörg €„“ß
    const excel = bytes(0x4a, 0xf6, 0x72, 0x67, 0x20, 0x80, 0x84, 0x93, 0xdf);
    expect(textOfFile(excel)).toEqual({ text: 'Jörg €„“ß' });
  });

  it('is read as UTF-16 when it says so, as Excel writes "Unicode text"', () => {
    expect(textOfFile(utf16('Jörg\t1\r\n'))).toEqual({ text: 'Jörg\t1\n' });
    expect(textOfFile(bytes(0xfe, 0xff, 0x00, 0x4a, 0x00, 0xf6))).toEqual({ text: 'Jö' });
  });

  it('has plain line ends', () => {
    expect(textOfFile(new TextEncoder().encode('a\r\nb\rc\nd'))).toEqual({ text: 'a\nb\nc\nd' });
  });

  it('is refused with a reason when it is a workbook, not a text, or too large', () => {
    expect(textOfFile(bytes(0x50, 0x4b, 0x03, 0x04, 0x14))).toEqual({ problem: 'spreadsheet' });
    expect(textOfFile(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toEqual({ problem: 'spreadsheet' });
    expect(textOfFile(bytes(0x41, 0x00, 0x42))).toEqual({ problem: 'no-text' });
    expect(textOfFile(new Uint8Array(FILE_MAX_BYTES + 1))).toEqual({ problem: 'too-large' });
  });
});
