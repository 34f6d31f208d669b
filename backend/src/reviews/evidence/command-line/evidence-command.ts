import type { Queries } from '@sternklar/projections/queries';
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

interface Terminal {
  readonly print: (text: string) => void;
  /** For what is not as it should be. */
  readonly complain: (text: string) => void;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 100;

/** Compares every stored file with the hash in the log; needs no key. Answers the exit code: 1 when one differs. */
export const checkEvidence = async (
  { reviewEvidence, evidenceFiles }: EvidenceDesk,
  { print, complain }: Terminal,
): Promise<number> => {
  let [checked, faults] = [0, 0];
  let after = FIRST_ID;
  for (let more = true; more; ) {
    const files = await reviewEvidence.filesAfter(after, AT_ONCE);
    for (const { evidenceId, reviewId, storedHash } of files) {
      const found = await evidenceFiles.storedHash(evidenceId);
      checked += 1;
      if (found === storedHash) continue;
      // Removed while this looked at it.
      if (found === null && !(await reviewEvidence.ofReview(reviewId)).some(({ id }) => id === evidenceId)) continue;
      faults += 1;
      const what = found === null ? 'fehlt' : 'ist nicht mehr, was gespeichert wurde';
      complain(`Der Beleg ${evidenceId} der Bewertung ${reviewId} ${what}.`);
    }
    more = files.length === AT_ONCE;
    after = files.at(-1)?.evidenceId ?? after;
  }
  print(`${checked} Belege geprüft, ${faults} davon mit Fehlern.`);
  return faults === 0 ? 0 : 1;
};
