import { v5 as uuidV5 } from 'uuid';
import type { CodeTries } from './code-tries.ts';
import { type IssuedCodes, liveCode } from './issued-codes.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

export interface CheckCodeDeps {
  readonly codes: Pick<OneTimeCodes, 'matches'>;
  readonly tries: Pick<CodeTries, 'use'>;
  readonly now: () => Date;
}

/**
 * Answers the issuing event's id if the entered code is a live one and a try was left for it; null otherwise. A known device has
 * tries of its own, so that strangers use up none of them; theirs are counted together.
 */
export type CheckCode = (
  issued: IssuedCodes | readonly IssuedCodes[],
  entered: string,
  knownDeviceId?: string | null,
) => Promise<string | null>;

const triesOf = (codeId: string, knownDeviceId: string | null): string =>
  knownDeviceId === null ? codeId : uuidV5(knownDeviceId, codeId);

/** The try is counted before the comparison, so that guesses made at the same moment get no more than five in all. */
export const createCheckCode =
  ({ codes, tries, now }: CheckCodeDeps): CheckCode =>
  async (issued, entered, knownDeviceId = null) => {
    for (const each of [issued].flat()) {
      const live = liveCode(each, now());
      if (live === null || !(await tries.use(triesOf(live.eventId, knownDeviceId), now()))) continue;
      if (codes.matches(live.eventId, entered)) return live.eventId;
    }
    return null;
  };
