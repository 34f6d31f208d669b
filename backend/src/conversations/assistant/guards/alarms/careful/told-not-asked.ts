/** Verbs and words that a question, a wish or a task begins with, as people type and say them. */
const QUESTIONS =
  'was|wann|wan|wie|wi|wia|wos|wat|wo|woher|wohin|warum|wieso|weshalb|wozu|wofür|womit|wer|wem|wen|wieviele?|welch[a-zäöüß]*|ob|' +
  '(?:bis|ab) wann?|an welch[a-zäöüß]*|unter welch[a-zäöüß]*|bedeutet|kan{1,2}s?t?|kön{1,2}(?:t|en|te[nt]?)?|darf|dürfen|mus|muss|müssen|soll|sollen|gibts?|' +
  'ist?|sind|habts?|haben|hat|host|geht|get|bekomm[a-zäöüß]*|krieg[a-zäöüß]*|wird|werden|brauch[a-zäöüß]*|lohnt|stimmt|sitze?n|binn?|magst|nehmt|' +
  'verkauft|arbeitet|hab ich|habe ich';
const TASKS =
  'schreibt?|dichte?|rechnen?|übersetz|zeigt?|nenn(?:t|en)?|erzähl|sagt?|säg|macht?|gebt?|gib|setz|leg|lies|führt?|druck|suche?|hilf|' +
  'helft|stell|löscht?|loescht?|schickt?|erklärt?|schaut?|vergiss|ruft|erlass|bitte|danke(?:schön)?';
const LEADS = 'hallo|hi|hey(?: bot)?|servus|moin|und|aber|also|ja|nee|nein|so|ok|mal|digga|guten tag|liebes team';
const BEGINS_SO = new RegExp(`^(?:(?:${LEADS})[\\s,]+)*(?:${QUESTIONS}|${TASKS})(?![a-zäöüß])`, 'iu');
const WISH =
  /(?<![a-zäöüß])(?:(?:ich|ick|i|mir|wir) (?:will|möcht[a-zäöüß]*|mecht[a-zäöüß]*|wollt[a-zäöüß]*|hätt[a-zäöüß]*|brauch[a-zäöüß]*|bräucht[a-zäöüß]*|such[a-zäöüß]*|frag[a-zäöüß]*|wüsst[a-zäöüß]*|würd[a-zäöüß]*|finde?|sehe?|mein[a-zäöüß]*|mag)|bitte|ja od[ae]r? nein|gern gwusst|wissen (?:ob|wie|was|wann)|wo tipp|gib mir|sag mir|geht das|get das|reicht das)(?![a-zäöüß])/iu;
/** 'wo trag ich das ein', 'wann kommt da was', and what is wanted in a noun. */
const ASKS_INSIDE =
  /(?<![a-zäöüß])(?:(?:was|wos|wat|wie|wo|wann|woher) [a-zäöüß]+ (?:ich|i|wir|ihr|da|das|dat|es|man|euch)|benötigen? (?:ich|wir)|versprich|bestätige)(?![a-zäöüß])/iu;
const SENTENCE_END = /[.!\n:;]+\s*/;
const FEWEST_WORDS = 8;
const MOST_LETTERS = 4_000;

/**
 * Whether a message tells something and asks, wants or orders nothing. What is told so and not understood may be anything, a danger
 * too. Pure.
 */
export const tellsOnly = (message: string): boolean => {
  const text = message.slice(0, MOST_LETTERS).trim();
  if (
    /\?|fragezeichen/i.test(text) ||
    text.split(/\s+/).length < FEWEST_WORDS ||
    WISH.test(text) ||
    ASKS_INSIDE.test(text)
  )
    return false;
  return !text.split(SENTENCE_END).some((sentence) => BEGINS_SO.test(sentence.trim()));
};
