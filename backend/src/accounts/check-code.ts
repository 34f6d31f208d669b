import type { CodeTries } from './code-tries.ts';
import { type IssuedCodes, liveCode } from './issued-codes.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

export interface CheckCodeDeps {
  readonly codes: Pick<OneTimeCodes, 'matches'>;
  readonly tries: Pick<CodeTries, 'use'>;
  readonly now: () => Date;
}

/** Answers the issuing event's id if the entered code is the live one and a try was left for it; null otherwise. */
export type CheckCode = (issued: IssuedCodes, entered: string) => Promise<string | null>;

/** The try is counted before the comparison, so that guesses made at the same moment get no more than five in all. */
export const createCheckCode =
  ({ codes, tries, now }: CheckCodeDeps): CheckCode =>
  async (issued, entered) => {
    const live = liveCode(issued, now());
    if (live === null || !(await tries.use(live.eventId, now()))) return null;
    return codes.matches(live.eventId, entered) ? live.eventId : null;
  };
