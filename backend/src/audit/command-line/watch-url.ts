import { provenTime } from '@sternklar/event-store/transparency/checkpoint-time';
import { isConsistent } from '@sternklar/event-store/transparency/proof-checks';
import { MalformedNote, type NoteKey, parseNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import { checkpointBack } from '@sternklar/event-store/transparency/time-bounds';
import { TIME_TOLERANCE_MS } from '@sternklar/event-store/transparency/time-order';
import { parseCheckpoint } from '@sternklar/event-store/transparency/tlog-checkpoint';
import { signatureProblems } from './note-signatures.ts';
import { NotAnswered, type PublicLog } from './public-log.ts';
import { checkpointBackWords } from './time-words.ts';

export interface WatchUrlOptions {
  readonly log: PublicLog;
  /** The note that was kept last time; null at first. Throws `MalformedNote` for what is none. */
  readonly earlier: string | null;
  /** Keys that the auditor knows; null trusts those that the product names. */
  readonly keys: readonly NoteKey[] | null;
}

export interface WatchedUrl {
  /** The newest signed note, as it came. */
  readonly note: string;
  readonly size: number;
  /** German sentences; none when all is well. */
  readonly problems: readonly string[];
}

/**
 * Whether the log of a running product only grew since a checkpoint was kept, by what the product tells everybody. Sizes
 * and roots are taken from the signed notes alone, never from what stands beside them. Throws `NotAnswered`.
 */
export const watchUrl = async ({ log, earlier: kept, keys }: WatchUrlOptions): Promise<WatchedUrl> => {
  const earlier = kept === null ? null : readNote(kept);
  const answer = await log.checkpoint();
  const { note } = answer;
  const { newest, published } = readAnswer(answer);
  const problems = [...signatureProblems({ newest: note, earlier: kept }, keys ?? published)];
  if (earlier) problems.push(...(await growthProblems(earlier, newest, log)));
  problems.push(...timeProblems([kept, note], keys ?? published));
  return { note, size: newest.size, problems };
};

const readNote = (note: string) => parseCheckpoint(parseNote(note).text);

/** The newest one says, like the one before, until when there was nothing else. */
const timeProblems = (notes: readonly (string | null)[], keys: readonly NoteKey[]): readonly string[] => {
  const timed = notes.flatMap((note) => {
    const time = note === null ? null : provenTime(note, keys);
    return note === null || time === null ? [] : { size: readNote(note).size, time };
  });
  return checkpointBackWords(checkpointBack(timed, TIME_TOLERANCE_MS));
};

const readAnswer = ({ note, keys }: { readonly note: string; readonly keys: readonly { readonly key: string }[] }) => {
  try {
    return { newest: readNote(note), published: keys.map(({ key }) => parseNoteKey(key)) };
  } catch (error) {
    if (error instanceof MalformedNote) throw new NotAnswered('Was der Dienst als Stand nennt, ist kein Prüfpunkt.');
    throw error;
  }
};

type TlogCheckpoint = ReturnType<typeof readNote>;

const growthProblems = async (
  earlier: TlogCheckpoint,
  newest: TlogCheckpoint,
  log: PublicLog,
): Promise<readonly string[]> => {
  if (earlier.origin !== newest.origin)
    return [`Der aufbewahrte Prüfpunkt ist von einem anderen Protokoll: „${earlier.origin}“.`];
  if (earlier.size > newest.size)
    return [`Das Protokoll hatte ${earlier.size} Ereignisse, jetzt hat es ${newest.size}: Es wurde gekürzt.`];
  if (earlier.size === newest.size) {
    if (earlier.root.equals(newest.root)) return [];
    return [`Für ${newest.size} Ereignisse gibt es zwei verschiedene Stände: Das Protokoll hat sich gespalten.`];
  }
  const answer = earlier.size === 0 ? { proof: [] } : await log.consistency(earlier.size, newest.size);
  if (answer === null)
    return [`Der Dienst beweist nicht, dass die ersten ${earlier.size} Ereignisse noch die von damals sind.`];
  const proof = answer.proof.map((hash) => Buffer.from(hash, 'base64'));
  if (isConsistent({ from: earlier, to: newest, proof })) return [];
  return [
    `Die ersten ${earlier.size} Ereignisse sind nicht mehr die von damals: Die Vergangenheit wurde umgeschrieben, oder es gibt zwei Protokolle.`,
  ];
};
