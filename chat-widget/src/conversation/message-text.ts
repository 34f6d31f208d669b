import { CHAT_MESSAGE_MAX_LENGTH } from '@sternklar/contracts/constants';

/** From here on people are told how much room is left. */
const NEAR_THE_END = CHAT_MESSAGE_MAX_LENGTH - 400;

/** As the server sees it: blanks and invisible characters alone are no message. */
const SOMETHING_TO_READ = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What can be said about a text before it is sent; lengths in UTF-16 code units, as the server counts. */
export interface DraftFacts {
  readonly isSendable: boolean;
  /** How many characters are left, negative when there are too many; null while there is plenty of room. */
  readonly left: number | null;
}

export const draftFacts = (draft: string): DraftFacts => {
  const { length } = draft.trim();
  return {
    isSendable: SOMETHING_TO_READ.test(draft) && length <= CHAT_MESSAGE_MAX_LENGTH,
    left: length > NEAR_THE_END ? CHAT_MESSAGE_MAX_LENGTH - length : null,
  };
};
