import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { whole } from '../../../platform/files/testing/whole.ts';
import { madeEvidence } from '../made-evidence.ts';
import { createEvidenceMaker, type MadeAside, type MakerLimits } from './maker.ts';

const LIMITS: MakerLimits = { timeMs: 20_000, memoryBytes: 900_000_000, idleMs: 60_000 };
const PDF = Buffer.from(`%PDF-1.4\n% ${'Kassenbuch '.repeat(100_000)}\n%%EOF\n`);
const LARGE_PDF = Buffer.from(`%PDF-1.7\n${'<</A/B>>\n'.repeat(600_000)}\n%%EOF\n`);

/** As a file comes out of the database. */
async function* inPieces(bytes: Buffer, size = 262_144): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const fileOf = (bytes: Buffer, name = 'Beleg') => ({ name, size: bytes.length, bytes: inPieces(bytes) });
const inWhole = async ({ content, ...made }: MadeAside) => ({ ...made, content: await whole(content) });
const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#987', noise: { type: 'gaussian', mean: 99, sigma: 9 } } })
    .jpeg()
    .toBuffer();

const largePicture = pictureOf(3_000, 2_000);

describe('evidence that a process of its own makes', () => {
  const maker = createEvidenceMaker();

  it('is what is made of the same file here, for pictures and documents', { tags: 'long' }, async () => {
    for (const bytes of [PDF, await pictureOf(1_200, 900)]) {
      const { content, ...made } = await madeEvidence('Beleg.bin', bytes);
      expect(await maker.make(fileOf(bytes, 'Beleg.bin'), inWhole)).toEqual({ ...made, size: content.length, content });
    }
  });

  it('is made of one file after the other, whoever asks at once, and whether or not its bytes are read', {
    tags: 'long',
  }, async () => {
    let inside = 0;
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        maker.make(fileOf(PDF, `${number}.pdf`), async (made) => {
          inside += 1;
          expect(inside).toBe(1);
          const length = number % 2 === 0 ? (await whole(made.content))?.length : PDF.length;
          inside -= 1;
          return [made.name, length];
        }),
      ),
    );
    expect(answers).toEqual([1, 2, 3, 4].map((number) => [`${number}.pdf`, PDF.length]));
  });

  it('a refusal is of that file alone, and so is a fault of whoever takes what was made', {
    tags: 'long',
  }, async () => {
    const refused = { status: 422, code: 'evidence-unknown' };
    await expect(maker.make(fileOf(Buffer.from('MZ')), inWhole)).rejects.toMatchObject(refused);
    const fault = new Error('The database is away.');
    const failing = () => Promise.reject(fault);
    await expect(maker.make(fileOf(PDF), failing)).rejects.toBe(fault);
    await expect(maker.make({ ...fileOf(PDF), bytes: failingBytes(fault) }, inWhole)).rejects.toBe(fault);
    expect((await maker.make(fileOf(PDF), inWhole)).size).toBe(PDF.length);
  });

  it.each<[string, Partial<MakerLimits>]>([
    ['time', { timeMs: 1 }],
    ['memory', { memoryBytes: 1 }],
  ])('a file that takes too much %s is refused, and nobody else', { tags: 'long' }, async (_what, limits) => {
    const strict = createEvidenceMaker({ ...LIMITS, ...limits });
    const unclear = { status: 422, code: 'evidence-pdf-unclear' };
    await expect(strict.make(fileOf(LARGE_PDF), inWhole)).rejects.toMatchObject(unclear);
    const slow = { status: 422, code: 'evidence-picture-too-slow' };
    await expect(strict.make(fileOf(await largePicture), inWhole)).rejects.toMatchObject(slow);
    expect((await maker.make(fileOf(PDF), inWhole)).size).toBe(PDF.length);
  });

  it('begins anew where the process ended for want of work', { tags: 'long' }, async () => {
    const short = createEvidenceMaker({ ...LIMITS, idleMs: 0 });
    for (let time = 0; time < 3; time += 1) expect((await short.make(fileOf(PDF), inWhole)).size).toBe(PDF.length);
  });
});

// biome-ignore lint/correctness/useYield: it fails before it has anything.
async function* failingBytes(fault: Error): AsyncGenerator<Buffer> {
  throw fault;
}
