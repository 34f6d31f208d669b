import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.port.ts';
import { refusedPdf } from './check-pdf.ts';
import { cleanPicture } from './clean-picture.ts';
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
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj'),
  ]);
const packed = (inside: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  stream(dictionary, deflateSync(Buffer.from(inside)));
const byChance = (bytes: number) => randomBytes(bytes);
const white = (bytes: number) => Buffer.alloc(bytes);
/** A PNG of a bit a point. */
const bitsOf = (width: number, height: number, line: (bytes: number) => Buffer): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [data.length, crc32(body)].map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    });
    return Buffer.concat([length ?? Buffer.alloc(0), body, sum ?? Buffer.alloc(0)]);
  };
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const lines = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), line(width / 8)]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const drawn = (options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void) => {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(document);
  document.end();
  return new Promise<Buffer>((resolve) => {
    document.once('end', () => resolve(Buffer.concat(chunks)));
  });
};

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

  it('keeps of a long side what small print needs', async () => {
    const { content } = await made(await picture(3_600, 1_800).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { width, height } = await sharp(content).metadata();
    expect([width, height]).toEqual([1_754, 3_508]);
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
    const bomb = bitsOf(12_000, 5_000, white);
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refused(bomb)).toEqual([422, 'evidence-picture-too-large']);
  });

  it('is refused where a side is longer than any camera or screen', async () => {
    const line = await picture(30_001, 10).png().toBuffer();
    expect(await refused(line)).toEqual([422, 'evidence-picture-too-large']);
    const column = await picture(10, 30_000).png().toBuffer();
    expect(await refused(column)).toBe('taken as image/png');
  });

  it('is refused where it takes more than there may be once it is made anew, for that reason', {
    tags: 'long',
  }, async () => {
    // A bit a point, each by chance: a small file, and a large one once its points are mixed to make it smaller.
    const bits = bitsOf(4_400, 4_400, byChance);
    expect(bits.length).toBeLessThan(10_000_000);
    await expect(made(bits)).rejects.toMatchObject({
      code: 'evidence-picture-too-detailed',
      detail: expect.stringContaining('mehr als 10 MB'),
    });
  });

  it('is given up where it takes too long', async () => {
    const bytes = await picture(400, 400).png().toBuffer();
    expect(await cleanPicture(bytes, 'image/png', 1e-6)).toBe('picture-too-slow');
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
    const withNames = Buffer.from('\x01/JS\x00/#4aS\xff/XFA\xfe\x02', 'latin1');
    expect(await refused(pdf(stream('', withNames)))).toBe('taken as application/pdf');
  });

  it.each([true, false])(
    'that a program wrote is taken, with links, outlines and pictures (compressed: %s)',
    async (compress) => {
      const photo = await picture(300, 200).png().toBuffer();
      const file = await drawn({ compress, pdfVersion: '1.7' }, (document) => {
        document.outline.addItem('Rechnung').addItem('Anlage');
        document
          .text('Rechnung (Nr. 12) \\ 2026', { link: 'https://example.org/' })
          .image(photo)
          .addPage()
          .text('Ende');
      });
      expect(file.includes('/URI')).toBe(true);
      expect(await refused(file)).toBe('taken as application/pdf');
    },
  );

  it('is taken with packed objects, and with a length that stands elsewhere', async () => {
    const objects = '2 0 3 34 << /Type /Catalog /Pages 3 0 R >> << /Type /Pages /Kids [4 0 R] /T (a\\)b) >>';
    for (const filter of ['/FlateDecode', '[/FlateDecode]', '/Flate#44ecode']) {
      const dictionary = `/Type /ObjStm /N 2 /First 9 /Filter ${filter}`;
      expect(await refused(pdf(packed(objects, dictionary)))).toBe('taken as application/pdf');
    }
    const elsewhere = '1 0 obj\n<< /Length 2 0 R >>\nstream\nBT ET\nendstream\nendobj\n2 0 obj\n5\nendobj';
    expect(await refused(pdf(elsewhere))).toBe('taken as application/pdf');
    const amongOthers = Buffer.concat([packed('2 0 5'), Buffer.from(elsewhere.slice(0, elsewhere.indexOf('2 0 obj')))]);
    expect(await refused(pdf(amongOthers))).toBe('taken as application/pdf');
    expect(await refused(pdf(elsewhere.replace('\n5\n', '\n99\n')))).toEqual([422, 'evidence-pdf-unclear']);
  });

  const SCRIPT = '1 0 << /S /JavaScript /JS (app.alert(1)) >>';
  const asHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
  it.each([
    ['in hexadecimal', stream('/Type /ObjStm /First 4 /Filter /ASCIIHexDecode', asHex(Buffer.from(SCRIPT)))],
    [
      'in two ways',
      stream('/Type /ObjStm /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', asHex(deflateSync(Buffer.from(SCRIPT)))),
    ],
    [
      'twice',
      stream('/Type/ObjStm/First 4/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(Buffer.from(SCRIPT)))),
    ],
    ['with a predictor', packed(SCRIPT, '/Type/ObjStm/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>')],
    ['in a way that has a short name', packed(SCRIPT, '/Type/ObjStm/First 4/Filter/Fl')],
    ['with nothing that says how', packed(SCRIPT, '/Type/ObjStm/First 4')],
    ['and said to be in another way, too', packed(SCRIPT, '/Type/ObjStm/First 4/Filter/FlateDecode/Filter/Fl')],
    ['behind more than anybody writes', packed(SCRIPT.padEnd(65_000_000))],
    [
      'and damaged',
      stream('/Type/ObjStm/First 4/Filter/FlateDecode', deflateSync(Buffer.from(SCRIPT)).subarray(0, 20)),
    ],
    ['with a length that is wrong', stream('/Type/ObjStm/First 4/Filter/FlateDecode/Length 9', Buffer.from('x'))],
    ['too often', Buffer.concat(Array.from({ length: 2_001 }, () => packed('')))],
  ])('whose objects are packed %s is refused, with what to do', async (_how, file) => {
    expect(await refused(pdf(file))).toEqual([422, 'evidence-pdf-unclear']);
    await expect(made(pdf(file))).rejects.toMatchObject({ detail: expect.stringContaining('Als PDF sichern') });
  });

  plainFirst(-1, [
    ['an escaped type', packed(SCRIPT, '/Type/Obj#53tm/First 4/Filter/FlateDecode')],
    ['no type', packed(SCRIPT, '/First 4/Filter/FlateDecode')],
    ['escaped names', packed('1 0 << /S /J#61vaScript >>')],
    ['a name in a string of a dictionary before', packed(SCRIPT, '/T (<< endobj) /First 4/Filter/FlateDecode')],
    ['much white space', packed(SCRIPT.padStart(40_000_000))],
  ])('with packed scripts behind %s is refused', async (_what, file) => {
    expect(await refused(pdf(file))).toEqual([422, 'evidence-pdf-active']);
  });

  plainFirst(1, [
    ['words of streams', '/ObjStm stream\n'],
    ['beginnings', '<<'],
    ['strings', '('],
    ['escapes', '/#41#'],
    ['comments', '%\n<</Length 1>>stream\n'],
    ['white space', ' \0'],
  ])('of nothing but %s is looked at at once', (_what, part) => {
    const begun = performance.now();
    refusedPdf(pdf(part.repeat(2_000_000 / part.length)));
    expect(performance.now() - begun).toBeLessThan(12_000);
  });

  /** Of objects by their numbers, packed into one stream. */
  const packedObjects = (objects: Readonly<Record<string, string>>) => {
    const texts = Object.entries(objects);
    let at = 0;
    const head = texts.map(([id, text]) => {
      const pair = `${id} ${at}`;
      at += text.length + 1;
      return pair;
    });
    const first = head.join(' ').length + 1;
    const inside = `${head.join(' ')} ${texts.map(([, text]) => text).join(' ')}`;
    return packed(inside, `/Type /ObjStm /N ${texts.length} /First ${first} /Filter /FlateDecode`);
  };
  const CALLS = '<< /S /URI /URI (http://boese.example/) >>';
  const GOES = '<< /S /GoTo /D [3 0 R /Fit] >>';

  it.each([
    ['calls somebody', pdf(`1 0 obj << /Type /Catalog /OpenAction ${CALLS} >> endobj`)],
    ['in disguise', pdf('1 0 obj << /Open#41ction<</#53/URI/URI(http://boese.example)>> >> endobj')],
    ['elsewhere', pdf(`1 0 obj << /OpenAction 5 0 R >> endobj 5 0 obj ${CALLS} endobj`)],
    ['before it is named', pdf(`5 0 obj ${CALLS} endobj 1 0 obj << /OpenAction 5 0 R >> endobj`)],
    ['by one more step', pdf(`1 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${CALLS} >> >> endobj`)],
    ['by a step elsewhere', pdf('1 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 9 0 R >> >> endobj')],
    ['of a kind that stands elsewhere', pdf('1 0 obj << /OpenAction << /S 7 0 R >> >> endobj 7 0 obj /URI endobj')],
    ['of two kinds', pdf('1 0 obj << /OpenAction << /S /GoTo /S /URI >> >> endobj')],
    [
      'by a reference to a reference',
      pdf(`1 0 obj << /OpenAction 5 0 R >> endobj 5 0 obj 6 0 R endobj 6 0 obj ${CALLS} endobj`),
    ],
    ['without an end', pdf(`1 0 obj << /OpenAction 5 0 R >> endobj 5 0 obj ${CALLS} 6 0 obj 1 endobj`)],
    [
      'once a page is seen',
      pdf('3 0 obj << /Type /Page /AA << /O << /S /URI /URI (http://boese.example) >> >> >> endobj'),
    ],
    ['once a page is seen, elsewhere', pdf('3 0 obj << /Type /Page /AA 9 0 R >> endobj')],
    [
      'since a later version',
      pdf(`1 0 obj << /OpenAction 5 0 R >> endobj 5 0 obj ${GOES} endobj\n%%EOF\n5 0 obj ${CALLS} endobj`),
    ],
    ['among packed objects', pdf(packedObjects({ 1: `<< /Type /Catalog /OpenAction ${CALLS} >>` }))],
    ['from a packed object to another', pdf(packedObjects({ 1: '<< /OpenAction 5 0 R >>', 4: GOES, 5: CALLS }))],
    [
      'from a packed object to one that is not',
      pdf(Buffer.concat([packedObjects({ 1: '<< /OpenAction 5 0 R >>' }), Buffer.from(` 5 0 obj ${CALLS} endobj`)])),
    ],
    [
      'from one that is not to a packed one',
      pdf(
        Buffer.concat([Buffer.from('1 0 obj << /OpenAction 5 0 R >> endobj '), packedObjects({ 4: GOES, 5: CALLS })]),
      ),
    ],
    ['packed, once a page is seen', pdf(packedObjects({ 3: '<< /AA << /O 4 0 R >> >>' }))],
    [
      'packed, by a reference to a reference',
      pdf(packedObjects({ 1: '<< /OpenAction 5 0 R >>', 5: '6 0 R', 6: CALLS })),
    ],
  ])('that acts by itself %s is refused', async (_how, bytes) => {
    expect(await refused(bytes)).toEqual([422, 'evidence-pdf-acting']);
  });

  it.each([
    ['goes to a place', pdf(`1 0 obj << /OpenAction ${GOES} >> endobj`)],
    [
      'goes to a place that stands elsewhere',
      pdf(`1 0 obj << /OpenAction 5 0 R >> endobj 5 0 obj ${GOES} endobj 6 0 obj ${CALLS} endobj`),
    ],
    [
      'goes to a packed place',
      pdf(packedObjects({ 1: '<< /OpenAction 5 0 R >>', 4: CALLS, 5: '[3 0 R /Fit]', 6: CALLS })),
    ],
    ['has a font of that name', pdf('4 0 obj << /Differences [32 /AA /AB] /OpenAction null >> endobj')],
  ])('that only %s is taken', async (_how, bytes) => {
    expect(await refused(bytes)).toBe('taken as application/pdf');
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
    ['another file that it opens', pdf('<< /S /GoToR /F (\\\\\\\\server\\\\x.pdf) >>')],
    ['another file within', pdf('<< /S /GoToE >>')],
    ['a script of a short name', pdf('<< /J#53 (app.alert(1)) >>')],
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
  ['beleg\u2028Ihr Team\u2029.png', 'image/png', 'belegIhr Team.png'],
  ['ä'.repeat(300), 'image/webp', `${'ä'.repeat(195)}.webp`],
] as const)('%s as %s is called %s', (given, type, name) => {
  expect(nameFor(given, type)).toBe(name);
});
