/** Marks in pairs, each opened by one and closed by its own, so that what stands between two quotations is none. */
const QUOTED =
  /„[^„“”"]*[“”"]|“[^“”]*”|»[^»«]*«|«[^»«]*»|"[^"]*"|(?<![\p{L}\p{N}])['‚‘][^'‚‘’\n]*['‘’](?![\p{L}\p{N}])/gu;
/** Shorter ones are names and words that are stressed. */
const SHORTEST = 10;

const unquoted = (message: string): string =>
  message.replace(QUOTED, (quotation) => (quotation.length < SHORTEST ? quotation : ' '));

/** Who else may have written what stands between the marks, or what is only spoken about. */
const OF_OTHERS =
  /bewertung|rezension|kommentar|gast|gäste|kund(?:e|in)|mieter|verfasser|rezensent|schreibt|schrieb|behauptet|heißt es|im text|vorlage|formulier|bedeutet|steht|lautet|reicht|genügt/iu;
/** … of a review alone, and nobody near, who may be in danger. */
const OF_A_REVIEW =
  /bewertung|rezension|kommentar|zitat|(?:gast|kund(?:e|in)|verfasser[a-zäöüß]*|rezensent[a-zäöüß]*)\s+(?:[a-zäöüß]+\s+)?(?:schreibt|schrieb)|(?:schreibt|schrieb)\s+(?:uns\s+)?(?:ein|eine|einer|der|die|unser)\s+(?:gast|kund)|(?:schreibt|schrieb)\s+(?:über\s+)?uns(?![a-zäöüß])/iu;
const OF_NEAR_ONES =
  /(?<![a-zäöüß])(?:mir|mich|zettel|whatsapp|sms|abschiedsbrief|tochter|sohn|frau|mann|mutter|mama|vater|papa|bruder|schwester|freund|freundin|azubi|kolleg[a-zäöüß]*|chef[a-zäöüß]*)(?![a-zäöüß])/iu;

/** 'Ich kündige hiermit an, dass …' announces and ends nothing. */
const ANNOUNCED =
  /(?<![a-zäöüß])k(?:ü|ue|u)ndig(?!ung)[a-zäöüß]*((?:\s+[^\s.,;:!?]+){0,8}?\s+an)(?=\s*(?:[,.;:!?]|$)|\s+dass(?![a-zäöüß]))/giu;

/** A message in which nothing is announced by a word that also ends a contract. */
export const withoutAnnouncements = (message: string): string => message.replace(ANNOUNCED, 'melde$1');

/** A message without what it quotes of others: who quotes an end declares none. */
export const withoutOthersWords = (message: string): string => {
  const own = unquoted(message);
  return own !== message && OF_OTHERS.test(own) ? own : message;
};

/** A message without what it quotes of a review, whose author says of themselves what nobody here can help with. */
export const inOwnWords = (message: string): string => {
  const own = unquoted(message);
  return own !== message && OF_A_REVIEW.test(own) && !OF_NEAR_ONES.test(own) ? own : message;
};
