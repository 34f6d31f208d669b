import { EVIDENCE_MAX_BYTES } from '@sternklar/contracts/constants';
import type { EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';
import type { Sharp } from 'sharp';

/** The most that a camera takes today; more would need too much memory. */
const MAX_PIXELS = 50_000_000;

export type PictureType = Exclude<EvidenceType, 'application/pdf'>;
type Refused = 'picture-damaged' | 'picture-too-large';

/**
 * The same type again, ever smaller, until it may be stored. JPEGs with the tables that all share: making the best ones takes
 * a whole picture's coefficients in memory, hundreds of megabytes, for a tenth less in the file.
 */
const ENCODINGS: Readonly<Record<PictureType, readonly ((picture: Sharp) => Sharp)[]>> = {
  'image/jpeg': [90, 85, 75].map((quality) => (picture) => picture.jpeg({ quality, optimiseCoding: false })),
  'image/png': [6, 9].map((compressionLevel) => (picture) => picture.png({ compressionLevel })),
  'image/webp': [90, 75].map((quality) => (picture) => picture.webp({ quality })),
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
export const cleanPicture = async (bytes: Buffer, type: PictureType): Promise<Buffer | Refused> => {
  loaded ??= loadSharp();
  const sharp = await loaded;
  // The pixels that a picture claims are counted before any is decoded.
  const limited = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  try {
    const { width = 0, height = 0 } = await limited().metadata();
    if (width * height > MAX_PIXELS) return 'picture-too-large';
    for (const encoded of ENCODINGS[type]) {
      const clean = await encoded(limited().autoOrient()).toBuffer();
      if (clean.length <= EVIDENCE_MAX_BYTES) return clean;
    }
    return 'picture-too-large';
  } catch {
    return 'picture-damaged';
  }
};
