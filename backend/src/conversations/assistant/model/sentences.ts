/** Days and months ('31. Januar'), clauses ('§ 3 Abs. 2') and the like: a point after them ends no sentence. */
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const GOES_ON = new RegExp(`^(?:\\p{Ll}|\\d|${MONTHS})`, 'u');
const SHORTENED =
  /(?:^|[\s(])(?:z|z\.\s?B|d|d\.\s?h|u|u\.\s?a|ca|bzw|usw|evtl|ggf|inkl|zzgl|Nr|Abs|Art|Dr|St|Tel|vgl|max|min)\.$/iu;
const ORDINAL = /(?:^|\s)\d{1,2}\.$/u;
/** Where a sentence ends: behind its citations, if it has any there, and before the next word, once that is whole. */
const END = /[.!?]["“]?(?:\s*\[[^\]\n]{1,60}\])*(?=\s+[^\s[]\S*\s)|\n+(?=[^\n])/gu;

const endsAt = (sentence: string, rest: string): boolean =>
  !SHORTENED.test(sentence) && !(ORDINAL.test(sentence) && GOES_ON.test(rest.trimStart()));

/** Takes a text as it grows apart into its sentences; each is handed out once, when the next one has begun. */
export interface SentenceReader {
  /** The sentences that are whole since the last time, of the text so far. */
  whole(textSoFar: string): readonly string[];
  /** Those that are left when the text has ended. */
  rest(text: string): readonly string[];
}

export const createSentenceReader = (): SentenceReader => {
  let from = 0;
  const whole = (textSoFar: string): readonly string[] => {
    const found: string[] = [];
    const fresh = textSoFar.slice(from);
    let taken = 0;
    for (const { 0: end, index } of fresh.matchAll(END)) {
      const until = index + end.length;
      const sentence = fresh.slice(taken, until).trim();
      if (sentence === '' || !endsAt(sentence, fresh.slice(until))) continue;
      found.push(sentence);
      taken = until;
    }
    from += taken;
    return found;
  };
  return {
    whole,
    rest(text) {
      // Behind the last word nothing comes that it could go on with.
      const found = whole(`${text} `);
      const last = text.slice(from).trim();
      return last === '' ? found : [...found, last];
    },
  };
};
