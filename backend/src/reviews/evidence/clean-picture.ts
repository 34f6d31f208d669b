import { EVIDENCE_MAX_BYTES } from '@sternklar/contracts/constants';
import type { EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';
import type { Sharp } from 'sharp';

/** The most that a camera takes today; more would need too much memory. */
const MAX_PIXELS = 50_000_000;
/** No camera and no screen is longer; lines of a single point cost decoders far more than their points. */
const MAX_SIDE = 30_000;
/**
 * What is kept of a longer side: a page of A4 at 300 points per inch, as documents are scanned, so small print stays readable.
 * The largest photos are decoded at half their size then, and turning a picture takes its kept size in memory.
 */
const KEPT_SIDE = 3_508;
/** For all tries together; the largest photos take three. */
const TIME_LIMIT_S = 15;

export type PictureType = Exclude<EvidenceType, 'application/pdf'>;
export type RefusedPicture = 'picture-damaged' | 'picture-too-large' | 'picture-too-detailed' | 'picture-too-slow';

/**
 * The same type again, ever smaller, until it may be stored; at levels that cost a tenth of the smallest. JPEGs with the tables
 * that all share: making the best ones takes a whole picture's coefficients in memory, hundreds of megabytes, for a tenth less
 * in the file.
 */
const ENCODINGS: Readonly<Record<PictureType, readonly ((picture: Sharp) => Sharp)[]>> = {
  'image/jpeg': [90, 85, 75].map((quality) => (picture) => picture.jpeg({ quality, optimiseCoding: false })),
  'image/png': [(picture) => picture.png({ compressionLevel: 4 })],
  'image/webp': [90, 75].map((quality) => (picture) => picture.webp({ quality, effort: 2 })),
};

/** Loaded with the first picture; of its many formats it opens these three alone. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

/**
 * The picture made anew from its pixels, turned as the camera was held: no place, no device, no preview, and nothing that
 * was hidden behind it.
 */
export const cleanPicture = async (
  bytes: Buffer,
  type: PictureType,
  timeLimitS = TIME_LIMIT_S,
): Promise<Buffer | RefusedPicture> => {
  loaded ??= loadSharp();
  const sharp = await loaded;
  // The pixels that a picture claims are counted before any is decoded.
  const limited = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const begun = performance.now();
  const secondsLeft = () => timeLimitS - (performance.now() - begun) / 1_000;
  try {
    const { width = 0, height = 0 } = await limited().metadata();
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return 'picture-too-large';
    for (const encoded of ENCODINGS[type]) {
      const turned = limited().autoOrient();
      const kept = turned.resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true });
      // The library counts whole seconds, of which none would mean no limit.
      const seconds = Math.max(1, Math.ceil(secondsLeft()));
      const clean = await encoded(kept).timeout({ seconds }).toBuffer();
      if (secondsLeft() <= 0) return 'picture-too-slow';
      if (clean.length <= EVIDENCE_MAX_BYTES) return clean;
    }
    return 'picture-too-detailed';
  } catch {
    // Encoders that are stopped say all kinds of things.
    return secondsLeft() <= 0 ? 'picture-too-slow' : 'picture-damaged';
  }
};
