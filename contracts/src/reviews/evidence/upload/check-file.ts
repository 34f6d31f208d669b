import { EVIDENCE_MAX_BYTES } from '../../../constants.ts';
import { EVIDENCE_SENTENCES } from '../evidence-sentences.ts';
import { EVIDENCE_ENDING, EVIDENCE_TYPES } from '../evidence-words.ts';

/** What a browser knows of a file without reading it. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  /** As the system tells it; empty where it does not know. */
  readonly type: string;
  readonly lastModified: number;
}

/** For a file picker: names alone, so that phones convert their own format on the way. */
export const EVIDENCE_ACCEPT = EVIDENCE_TYPES.join(',');

const ENDINGS = new Set<string>([...Object.values(EVIDENCE_ENDING), 'jpeg', 'jpe', 'jfif']);
const endingOf = (name: string): string => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '');
const isHeic = ({ name, type }: ChosenFile) => /^image\/hei[cf]/.test(type) || /^hei[cf]$/.test(endingOf(name));
const mayFit = ({ name, type }: ChosenFile) =>
  (EVIDENCE_TYPES as readonly string[]).includes(type) || (type === '' && ENDINGS.has(endingOf(name)));

/** Why a file needs not be sent, as far as that is plain; the server reads what it is. Null where nothing is. */
export const refusedFile = (file: ChosenFile): string | null => {
  if (isHeic(file)) return EVIDENCE_SENTENCES.heic;
  if (!mayFit(file)) return EVIDENCE_SENTENCES.unknown;
  if (file.size === 0) return EVIDENCE_SENTENCES.empty;
  return file.size > EVIDENCE_MAX_BYTES ? EVIDENCE_SENTENCES.tooLarge : null;
};

/** The same for the same file chosen again, also after the page was loaded anew. */
export const fingerprintOf = ({ name, size, lastModified }: ChosenFile): string => `${name}|${size}|${lastModified}`;
