import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refusedPdf } from './check-pdf.ts';
import { fileRefusal } from './file-refusal.ts';

const pdf = (...inside: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...inside.map((part) => Buffer.from(part as string)),
    Buffer.from('\n%%EOF\n'),
  ]);
const links = (uri: string) => pdf(`4 0 obj << /Subtype /Link /A << /S /URI /URI ${uri} >> >> endobj`);
const packed = (object: string) => {
  const data = deflateSync(Buffer.from(`4 0 ${object}`));
  const dictionary = `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length}`;
  return pdf(`1 0 obj\n<< ${dictionary} >>\nstream\n`, data, '\nendstream\nendobj');
};
const SHARE = 'file://boese.example/share/x';

describe('a PDF with a link', () => {
  it.each([
    ['a share', links(`(${SHARE})`)],
    ['a share that is opened by itself', pdf(`1 0 obj << /OpenAction << /S /URI /URI (${SHARE}) >> >> endobj`)],
    ['a share in other slashes', links(String.raw`(file:\\\\boese.example\\share)`)],
    ['a share as a local path', links('(file:////boese.example/share)')],
    ['a share in escaped slashes', links('(file:///%5C%5Cboese.example%5cshare)')],
    ['a share in capitals, with breaks and blanks', links('( \\tFi\\\nle:\\n//boese.example/x)')],
    ['a share in octal', links(String.raw`(\146ile://boese.example/x)`)],
    ['a share in hex', links(`<${Buffer.from(SHARE).toString('hex').replace(/../g, '$& ')}>`)],
    ['a share in UTF-16', links(`<feff${Buffer.from(SHARE, 'utf16le').swap16().toString('hex')}>`)],
    ['a share by a name of Windows', links(String.raw`(\\\\boese.example\\share\\x)`)],
    ['a share that is named elsewhere', pdf(`4 0 obj << /S /URI /URI 5 0 R >> endobj 5 0 obj (${SHARE}) endobj`)],
    ['a share before all links', pdf('1 0 obj << /URI << /Base (file://boese.example/) >> >> endobj')],
    ['a share by SMB', links('(smb://boese.example/x)')],
    ['a program', links('(search-ms:query=x&crumb=location:boese.example)')],
    ['a packed share', packed(`<< /S /URI /URI (${SHARE}) >>`)],
  ])('to %s is refused', (_what, bytes) => {
    expect(refusedPdf(bytes)).toBe('pdf-reaching');
  });

  it.each([
    ['to a page', links('(https://www.google.com/maps/place/x)')],
    ['to a page whose name has brackets and signs', links(String.raw`(https://haus.example/a\(b\)\\c)`)],
    ['by mail', links('(mailto:hallo@haus.example)')],
    ['to the place where a page was saved', links('(file:///C:/Users/anna/seite.html#oben)')],
    ['to a page that speaks of a share', links(`(https://haus.example/?q=${SHARE})`)],
    ['and words about a share', pdf(`4 0 obj << /Contents (siehe ${SHARE}) >> endobj`)],
  ])('%s is taken', (_what, bytes) => {
    expect(refusedPdf(bytes)).toBeNull();
  });

  it('is refused in words that say what to do', () => {
    const { status, code, detail } = fileRefusal('pdf-reaching');
    expect([status, code, detail]).toEqual([422, 'evidence-pdf-reaching', expect.stringContaining('Bildschirmfoto')]);
  });
});
