import { germanConceptsIn } from '../reading/german-concepts.ts';
import { plainWords } from '../reading/german-words.ts';

/** What people talk about over coffee: what was on television, and who won. */
const SUBJECT =
  /^(?:tatorts?|polizeiruf|fernsehkrimi|fernsehen|fernsehabend|fernseher|glotze|dschungelcamp|traumschiff|bundesliga|landerspiel|elfmeter\w*|halbfinale|viertelfinale|finale|endspiel|weltmeisterschaft|europameisterschaft|formel|fussballspiel|krimi)$/;
const MOST_WORDS = 8;

/** Whether a few words tell of television or sport and ask nothing: 'Gestern der Tatort …'. Pure. */
export const talksOfTelevision = (message: string): boolean => {
  const words = plainWords(message);
  return (
    words.length <= MOST_WORDS &&
    !message.includes('?') &&
    words.some((word) => SUBJECT.test(word)) &&
    germanConceptsIn(message).length === 0
  );
};
