import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** How a phone held upright stores what it takes: the picture lies, and has to be turned as a whole. */
const TURNED = 6;
const NOISE = { type: 'gaussian', mean: 128, sigma: 6.5 } as const;

const PICTURE_END = Buffer.from('\nendstream\nendobj\n');
const PDF_END = Buffer.from('trailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF\n');
/** Room for the numbers in the head. */
const PDF_ROOM = 1_000;

/** A PDF of so many bytes: a page whose picture cannot be packed any smaller. */
export const pdfOf = (bytes: number): Buffer => {
  const pixels = bytes - PDF_ROOM;
  const head = Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P 4 0 R >> >> >> endobj',
      `4 0 obj << /Type /XObject /Subtype /Image /Width ${pixels} /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${pixels} >>`,
      'stream\n',
    ].join('\n'),
  );
  const filler = Buffer.alloc(bytes - head.length - pixels - PICTURE_END.length - PDF_END.length, ' ');
  return Buffer.concat([head, randomBytes(pixels), PICTURE_END, filler, PDF_END]);
};

/** A JPEG that is as hard to pack as a file of so many bytes can be; what is missing follows after its end. */
export const jpegOf = async (bytes: number, width: number, height: number): Promise<Buffer> => {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#888', noise: NOISE } })
    .withMetadata({ orientation: TURNED })
    .jpeg({ quality: 90 })
    .toBuffer();
  if (jpeg.length > bytes) throw new Error(`The picture takes ${jpeg.length} bytes, more than ${bytes}.`);
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
};
