const QUOTED = /[„“"»«‚‘][^„“”"»«‚‘’]{8,}?[“”"»«‘’]/gu;
const OF_A_REVIEW = /bewertung|rezension|kommentar|steht|schreib|schrieb/iu;

/** A message without what it quotes: who quotes an end declares none. */
export const unquoted = (message: string): string => message.replace(QUOTED, ' ');

/** A message without what it quotes of a review, whose author says of themselves what nobody here can help with. */
export const inOwnWords = (message: string): string => {
  const own = unquoted(message);
  return own !== message && OF_A_REVIEW.test(own) ? own : message;
};
