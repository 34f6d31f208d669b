import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.port.ts';
import { madeEvidence, nameFor } from './made-evidence.ts';

const made = (bytes: Buffer | string) => madeEvidence('Beleg', Buffer.from(bytes as string));
const refused = (bytes: Buffer | string) =>
  made(bytes).then(
    ({ type }) => `taken as ${type}`,
    (error: unknown) => (error instanceof Refusal ? [error.status, error.code] : error),
  );
const picture = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
const pdf = (inside: string | Buffer, tail = '') =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(inside as string), Buffer.from(`\n%%EOF\n${tail}`)]);
const packed = (inside: string) =>
  Buffer.concat([
    Buffer.from('1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.from(inside)),
    Buffer.from('\nendstream\nendobj'),
  ]);

describe('what becomes of a picture', () => {
  it.each([
    ['image/jpeg', () => picture().jpeg()],
    ['image/png', () => picture().png()],
    ['image/webp', () => picture().webp()],
  ] as const)('%s is made anew as what it is', async (type, encoded) => {
    const bytes = await encoded()
      .withExif({ IFD0: { Artist: 'Erika' } })
      .toBuffer();
    const clean = await made(bytes);
    expect(clean).toMatchObject({ type, contentHash: expect.stringMatching(/^[\da-f]{64}$/) });
    const { width, height, exif, format } = await sharp(clean.content).metadata();
    expect([width, height, exif, `image/${format}`]).toEqual([8, 4, undefined, type]);
  });

  it('is turned as the camera was held, since what says so is gone', async () => {
    const { content } = await made(await picture(8, 4).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { width, height, orientation } = await sharp(content).metadata();
    expect([width, height, orientation]).toEqual([4, 8, undefined]);
  });

  it('loses whatever was hidden behind it', async () => {
    const polyglot = Buffer.concat([
      await picture().jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0005\u0006'),
    ]);
    const { content } = await made(polyglot);
    expect(content.includes('script')).toBe(false);
    expect(content.includes('PK')).toBe(false);
  });

  it('is the same for the same bytes, so that it is known again', async () => {
    const bytes = await picture().jpeg().toBuffer();
    expect((await made(bytes)).contentHash).toBe((await made(bytes)).contentHash);
  });

  it('is refused where it is cut, or claims more pixels than any camera has', async () => {
    const noise = await sharp(Buffer.alloc(64 * 64 * 3, 'abcdefg'), { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    expect(await refused(noise.subarray(0, noise.length / 2))).toEqual([422, 'evidence-picture-damaged']);
    // Width and height stand in the first chunk, with a checksum that nobody looks at before they are read.
    const bomb = await picture(12_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refused(bomb)).toEqual([422, 'evidence-picture-too-large']);
  });
});

describe('what is no evidence', () => {
  it.each([
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program for Windows', 'MZ\u0090\u0000'],
    ['a program for Linux', '\u007fELF'],
    ['a GIF', 'GIF89a'],
    ['a page that goes on as a PDF', '<html>%PDF-1.4\n%%EOF'],
    ['a PDF that begins later', ' %PDF-1.4\n%%EOF'],
  ])('%s', async (_what, bytes) => {
    expect(await refused(bytes)).toEqual([422, 'evidence-unknown']);
  });

  it('HEIC is told apart, with what to do', async () => {
    const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000', 'latin1');
    expect(await refused(heic)).toEqual([422, 'evidence-heic']);
  });
});

describe('a PDF', () => {
  it('is taken as it is', async () => {
    const plain = pdf('1 0 obj << /Type /Catalog /OpenAction [3 0 R /Fit] >> endobj');
    expect(await made(plain)).toMatchObject({ type: 'application/pdf', content: plain, name: 'Beleg.pdf' });
    expect(await refused(pdf(packed('1 0 << /Type /Page >>')))).toBe('taken as application/pdf');
    const byChance = Buffer.from('stream\n\x01/JS\x00/#4aS\xff/XFA\xfe\x02\nendstream', 'latin1');
    expect(await refused(pdf(byChance))).toBe('taken as application/pdf');
  });

  it.each([
    ['a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script of a film', pdf('<< /S /Rendition /JS (app.alert(1)) >>')],
    ['a form of its own', pdf('<< /AcroForm << /XFA [(a) 5 0 R] >> >>')],
    ['a form of its own elsewhere', pdf('<< /XFA\n12 0 R >>')],
    ['a script in disguise', pdf('<< /S /J#61vaScript >>')],
    ['a script among packed objects', pdf(packed('1 0 << /S /JavaScript >>'))],
    ['something that it starts', pdf('<< /S /Launch /F (cmd.exe) >>')],
    ['another file', pdf('<< /Type /Filespec /EF << /F 2 0 R >> >> << /Type /EmbeddedFile >>')],
    ['a form that sends', pdf('<< /S /SubmitForm >>')],
    ['a page in its head', pdf('<script>alert(1)</script>')],
    ['an archive at its end', pdf('PK\u0005\u0006')],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await refused(bytes)).toEqual([422, 'evidence-pdf-active']);
  });

  it('that is locked, cut, or goes on after its end is refused', async () => {
    expect(await refused(pdf('trailer << /Encrypt 5 0 R >>'))).toEqual([422, 'evidence-pdf-locked']);
    expect(await refused('%PDF-1.7\n1 0 obj')).toEqual([422, 'evidence-pdf-damaged']);
    expect(await refused(pdf('', 'MZ and a program'))).toEqual([422, 'evidence-pdf-damaged']);
  });
});

it.each([
  ['Foto.JPG', 'image/jpeg', 'Foto.jpg'],
  ['rechnung.pdf.exe', 'image/png', 'rechnung.pdf.png'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Bilder\\IMG 1.jpeg', 'image/jpeg', 'IMG 1.jpg'],
  ['.jpg', 'image/jpeg', 'Beleg.jpg'],
  ['a\u202egpj.exe', 'image/jpeg', 'agpj.jpg'],
  ['ä'.repeat(300), 'image/webp', `${'ä'.repeat(195)}.webp`],
] as const)('%s as %s is called %s', (given, type, name) => {
  expect(nameFor(given, type)).toBe(name);
});
