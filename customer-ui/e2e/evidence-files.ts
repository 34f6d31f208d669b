import { crc32, deflateSync } from 'node:zlib';

/** A file as a file picker hands it to the page. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const typed = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
};

/** A picture without a large even place, so that it takes about two bytes for each of its points. */
export const aPicture = (name: string, width = 64, height = 48, seed = 1): PickedFile => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let noise = seed;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width * 3; x++) {
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff;
      rows[y * (width * 3 + 1) + 1 + x] = 60 + Math.floor((x * 100) / (width * 3)) + ((noise >> 16) & 63);
    }
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
};

/** One page without anything on it; `words` tell it from others. */
export const aPdf = (name: string, words = name): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  ),
});
