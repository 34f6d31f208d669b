import type { Queries } from '@sternklar/projections/queries';
import { FilesUnavailable } from '../../../platform/files.port.ts';
import type { EvidenceFiles } from '../evidence-files.ts';

export const EVIDENCE_HELP = `Belege prüfen.

  npm run admin -- evidence check                          jede gespeicherte Datei mit ihrer Prüfsumme im Protokoll vergleichen`;

export const isEvidenceCommand = ([first]: readonly string[]): boolean => first === 'evidence';

/** Not a command; the message is one German sentence. */
export class UnknownEvidenceCommand extends Error {
  override readonly name = 'UnknownEvidenceCommand';
}

/** Reads the arguments, the first being `evidence`. Throws `UnknownEvidenceCommand`. */
export const parseEvidenceCommand = ([, name, ...rest]: readonly string[]): { readonly name: 'check' } => {
  if (name === 'check' && rest.length === 0) return { name };
  throw new UnknownEvidenceCommand('Bekannt ist nur: npm run admin -- evidence check');
};

/** What the command line needs for evidence. */
export interface EvidenceDesk {
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'filesAfter' | 'ofReview'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'storedHash'>;
}

type EvidenceFile = Awaited<ReturnType<EvidenceDesk['reviewEvidence']['filesAfter']>>[number];

interface Terminal {
  readonly print: (text: string) => void;
  /** For what is not as it should be. */
  readonly complain: (text: string) => void;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 100;

const UNREADABLE = 'unreadable';
const WORDS: Readonly<Record<string, string>> = { [UNREADABLE]: 'lässt sich nicht lesen' };

/** A store that finds its own damage gives nothing out. */
const unreadable = (error: unknown): string => {
  if (error instanceof FilesUnavailable) return UNREADABLE;
  throw error;
};

/** What is wrong with a stored file, in words; null when nothing is. */
const faultOf = async (
  { evidenceId, reviewId, storedHash }: EvidenceFile,
  { reviewEvidence, evidenceFiles }: EvidenceDesk,
): Promise<string | null> => {
  const found = await evidenceFiles.storedHash(evidenceId).catch(unreadable);
  if (found === storedHash) return null;
  if (found !== null) return WORDS[found] ?? 'ist nicht mehr, was gespeichert wurde';
  // It may have been removed while this looked at it.
  const isThere = (await reviewEvidence.ofReview(reviewId)).some(({ id }) => id === evidenceId);
  return isThere ? 'fehlt' : null;
};

/** Compares every stored file with the hash in the log; needs no key. Answers the exit code: 1 when one differs. */
export const checkEvidence = async (desk: EvidenceDesk, { print, complain }: Terminal): Promise<number> => {
  let [checked, faults] = [0, 0];
  let after = FIRST_ID;
  for (let more = true; more; ) {
    const files = await desk.reviewEvidence.filesAfter(after, AT_ONCE);
    for (const file of files) {
      const fault = await faultOf(file, desk);
      checked += 1;
      if (fault === null) continue;
      faults += 1;
      complain(`Der Beleg ${file.evidenceId} der Bewertung ${file.reviewId} ${fault}.`);
    }
    more = files.length === AT_ONCE;
    after = files.at(-1)?.evidenceId ?? after;
  }
  print(`${checked} Belege geprüft, ${faults} davon mit Fehlern.`);
  return faults === 0 ? 0 : 1;
};
