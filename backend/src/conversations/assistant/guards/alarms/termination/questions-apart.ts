/** What begins a question behind what was said before it: ', und könnt ihr mir sagen …?', ', wann ist dann Schluss?' */
const ASKED_BEHIND =
  /,?\s+(?:und|aber|nur|dann|also)?\s*(?=(?:können|könnt|könnten|könntet|kannst|kann|wann|wie|was|wo|welche[rsnm]?|bekomm\w*|krieg\w*|habt|haben|muss|müssen|darf|dürfen|bis wann|ab wann)\s[^.!?]{0,200}\?)/gi;

/** A message in which each question is a sentence of its own: what is said before it is no question. Pure. */
export const withQuestionsApart = (message: string): string => message.replace(ASKED_BEHIND, '. ');
