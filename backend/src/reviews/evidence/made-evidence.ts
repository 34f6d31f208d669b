import { createHash } from 'node:crypto';
import { EVIDENCE_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { EVIDENCE_ENDING, type EvidenceType } from '@sternklar/contracts/reviews/evidence/evidence-words';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RefusedPdf } from './check-pdf.ts';
import { refusedPdfAside } from './check-pdf-aside.ts';
import { cleanPicture, type PictureType } from './clean-picture.ts';
import { sniffed } from './evidence-content.ts';

/** What is stored and given out. */
export interface MadeEvidence {
  readonly content: Buffer;
  readonly type: EvidenceType;
  readonly name: string;
  /** SHA-256. */
  readonly contentHash: string;
}

type Refused = 'unknown' | 'heic' | 'picture-damaged' | 'picture-too-large' | 'picture-too-slow' | RefusedPdf;

const SENTENCES: Readonly<Record<Refused, string>> = {
  unknown: 'Belege können Bilder (JPEG, PNG oder WebP) und PDF-Dateien sein. Diese Datei ist keines davon.',
  heic: 'Dieses Bild ist im Format HEIC, das viele Programme nicht öffnen. Bitte senden Sie es als JPEG: Am iPhone hilft unter „Einstellungen › Kamera › Formate“ die Wahl „Maximale Kompatibilität“, oder Sie senden ein Bildschirmfoto des Bildes.',
  'picture-damaged':
    'Dieses Bild lässt sich nicht öffnen; vielleicht ist es unvollständig. Bitte speichern Sie es neu, und senden Sie es noch einmal.',
  'picture-too-large':
    'Dieses Bild ist zu groß: Es darf höchstens 50 Millionen Bildpunkte haben, auf keiner Seite mehr als 30.000, und neu gespeichert höchstens 10 MB. Bitte verkleinern Sie es.',
  'picture-too-slow':
    'Dieses Bild ist zu aufwendig und lässt sich nicht in der Zeit verarbeiten, die dafür da ist. Bitte verkleinern Sie es, oder senden Sie ein Bildschirmfoto davon.',
  'pdf-damaged': 'Diese PDF-Datei ist unvollständig oder beschädigt. Bitte speichern Sie sie neu.',
  'pdf-locked': 'Diese PDF-Datei ist mit einem Passwort oder mit Rechten geschützt. Bitte senden Sie sie ohne Schutz.',
  'pdf-unclear':
    'Diese PDF-Datei lässt sich nicht sicher prüfen. Bitte drucken Sie die Datei als PDF neu aus („Als PDF sichern“) und laden Sie sie noch einmal hoch.',
  'pdf-active':
    'Diese PDF-Datei enthält Skripte, Formulare oder andere Dateien. Bitte drucken Sie sie in eine neue PDF-Datei, und senden Sie diese.',
};

const refused = (code: Refused) => new Refusal(422, `evidence-${code}`, SENTENCES[code]);

const WITHOUT_PATH = /^.*[/\\]/s;
const ENDING = /\.[a-z\d]{1,8}$/i;
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name that ends as its type demands, whatever it was called: `rechnung.pdf.exe` → `rechnung.pdf.jpg`. */
export const nameFor = (given: string, type: EvidenceType): string => {
  const ending = `.${EVIDENCE_ENDING[type]}`;
  const stem = given.replace(WITHOUT_PATH, '').replace(UNPRINTABLE, '').replace(ENDING, '').trim() || 'Beleg';
  return stem.slice(0, EVIDENCE_NAME_MAX_LENGTH - ending.length).toWellFormed() + ending;
};

const cleaned =
  (type: PictureType) =>
  async (bytes: Buffer): Promise<Buffer> => {
    const clean = await cleanPicture(bytes, type);
    if (typeof clean === 'string') throw refused(clean);
    return clean;
  };

const CONTENT_OF: Readonly<Record<EvidenceType, (bytes: Buffer) => Promise<Buffer>>> = {
  'image/jpeg': cleaned('image/jpeg'),
  'image/png': cleaned('image/png'),
  'image/webp': cleaned('image/webp'),
  async 'application/pdf'(bytes) {
    const reason = await refusedPdfAside(bytes);
    if (reason) throw refused(reason);
    return bytes;
  },
};

/** Makes what is kept of a file that somebody sent; throws a 422 refusal for what is not taken. */
export const madeEvidence = async (name: string, bytes: Buffer): Promise<MadeEvidence> => {
  const type = sniffed(bytes);
  if (type === 'unknown' || type === 'heic') throw refused(type);
  const content = await CONTENT_OF[type](bytes);
  const contentHash = createHash('sha256').update(content).digest('hex');
  return { content, type, name: nameFor(name, type), contentHash };
};
