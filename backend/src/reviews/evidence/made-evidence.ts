import { createHash } from 'node:crypto';
import { EVIDENCE_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { EVIDENCE_ENDING, type EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';
import { refusedPdf } from './check-pdf.ts';
import { cleanPicture, type PictureType } from './clean-picture.ts';
import { sniffed } from './evidence-content.ts';
import { fileRefusal, type RefusedFile } from './file-refusal.ts';

/** What is stored and given out. */
export interface MadeEvidence {
  readonly content: Buffer;
  readonly type: EvidenceType;
  readonly name: string;
  /** SHA-256. */
  readonly contentHash: string;
}

const WITHOUT_PATH = /^.*[/\\]/s;
const ENDING = /\.[a-z\d]{1,8}$/i;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name that ends as its type demands, whatever it was called: `rechnung.pdf.exe` → `rechnung.pdf.jpg`. */
export const nameFor = (given: string, type: EvidenceType): string => {
  const ending = `.${EVIDENCE_ENDING[type]}`;
  const stem = given.replace(WITHOUT_PATH, '').replace(UNPRINTABLE, '').replace(ENDING, '').trim() || 'Beleg';
  return stem.slice(0, EVIDENCE_NAME_MAX_LENGTH - ending.length).toWellFormed() + ending;
};

type Content = Buffer | RefusedFile;
const cleaned =
  (type: PictureType) =>
  (bytes: Buffer): Promise<Content> =>
    cleanPicture(bytes, type);

const CONTENT_OF: Readonly<Record<EvidenceType, (bytes: Buffer) => Promise<Content>>> = {
  'image/jpeg': cleaned('image/jpeg'),
  'image/png': cleaned('image/png'),
  'image/webp': cleaned('image/webp'),
  'application/pdf': async (bytes) => refusedPdf(bytes) ?? bytes,
};

/** Makes what is kept of a file that somebody sent, or says why it is not taken. */
export const evidenceOf = async (name: string, bytes: Buffer): Promise<MadeEvidence | RefusedFile> => {
  const type = sniffed(bytes);
  if (type === 'unknown' || type === 'heic') return type;
  const content = await CONTENT_OF[type](bytes);
  if (typeof content === 'string') return content;
  const contentHash = createHash('sha256').update(content).digest('hex');
  return { content, type, name: nameFor(name, type), contentHash };
};

/** The same for files of our own: throws a 422 refusal for what is not taken. */
export const madeEvidence = async (name: string, bytes: Buffer): Promise<MadeEvidence> => {
  const made = await evidenceOf(name, bytes);
  if (typeof made === 'string') throw fileRefusal(made);
  return made;
};
