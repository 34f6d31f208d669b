import { REVIEW_IMPORT_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { ImportedLine, ImportLine as SentLine } from '@sternklar/contracts/reviews/review-import.api';
import type { ImportLine } from './import-line.ts';

/** Small enough for a bar that moves, and for the server's limit of a request. */
const LINES_PER_CALL = Math.min(20, REVIEW_IMPORT_MAX_PER_CALL);
const CHARACTERS_PER_CALL = 60_000;

/** What is said of a line to the server: nothing that is empty. */
export const sentLine = (line: ImportLine, hasGoodFaith: boolean): SentLine => ({
  key: line.key,
  reviewer_name: line.reviewer,
  rating: line.stars ?? 0,
  review_text: line.text,
  ...(line.text === '' ? { without_text: true } : {}),
  ...(line.url === '' ? {} : { review_url: line.url }),
  ...(line.reason === null ? {} : { reason: line.reason }),
  ...(hasGoodFaith ? { good_faith: true } : {}),
});

const lengthOf = (line: SentLine) => JSON.stringify(line).length;

/** The lines in calls of at most 20 lines and some 60,000 characters; a single longer line goes alone. */
export const inCalls = (lines: readonly SentLine[]): readonly (readonly SentLine[])[] => {
  const calls: SentLine[][] = [];
  let room = 0;
  for (const line of lines) {
    const call = calls.at(-1);
    const length = lengthOf(line);
    if (call === undefined || call.length === LINES_PER_CALL || length > room) {
      calls.push([line]);
      room = CHARACTERS_PER_CALL - length;
    } else {
      call.push(line);
      room -= length;
    }
  }
  return calls;
};

interface Sending {
  readonly lines: readonly SentLine[];
  readonly send: (lines: readonly SentLine[]) => Promise<readonly ImportedLine[]>;
  /** Hears of every call that was answered. */
  readonly onAnswer: (results: readonly ImportedLine[]) => void;
  /** Asked before every call. */
  readonly isStopped: () => boolean;
}

/** Sends lines call by call; the first call that fails ends it and is thrown, the lines from there on stay unsent. */
export const sendLines = async ({ lines, send, onAnswer, isStopped }: Sending): Promise<void> => {
  for (const call of inCalls(lines)) {
    if (isStopped()) return;
    onAnswer(await send(call));
  }
};
