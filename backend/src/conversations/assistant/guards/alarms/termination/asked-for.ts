import { phrases, type Sentence } from '../phrase.ts';
import { EXPLAINED } from './taken-back.ts';
import { CONTRACT, OTHERS } from './words-of-ends.ts';

const ASKING = new Set(['wie', 'wann', 'wo', 'was', 'ob', 'warum', 'sagen', 'zeigen', 'erklaren', 'falls', 'wenn']);
const ASKED_TO_END = phrases(
  `vermerken|vermerkt|eintragen|eintragt|notieren|notiert|festhalten|aufnehmen dass __ _ ${CONTRACT} __ beendet|beende|beenden|kundigt|kundige|auflost`,
  `vermerken|vermerkt|eintragen|eintragt|notieren|notiert|festhalten|aufnehmen dass ich|wir|i __ nicht|nimmer|ned|net|nich _ mehr|langer weitermach*|verlanger*|dabei`,
  `vermerken|vermerkt|eintragen|eintragt|notieren|notiert|festhalten|aufnehmen dass ich|wir|i __ nicht|nimmer|ned|net|nich weitermach*|verlanger*`,
  `konnten|konnen|konntet|konnt|wurden|wurdet|mochten sie|ihr __ bitte|freundlich|nett __ mein*|unser*|den|das _ ${CONTRACT} _ _ beenden|kundigen|stornieren|auflosen`,
  `konnten|konnen|konntet|konnt|wurden|wurdet sie|ihr __ __ mein*|unser* ${CONTRACT} __ auslaufen lassen`,
  `bitte __ konnten|konnen|konntet|konnt|wurden sie|ihr __ mein*|unser*|den|das _ ${CONTRACT} _ _ beenden|kundigen|stornieren|auflosen`,
);
/** Whether somebody asks to have their contract ended, which ends it as politely as it can be: 'Könnten Sie bitte mein Abo beenden?' */
export const asksToEnd = ({ words }: Sentence): boolean =>
  ASKED_TO_END.some((phrase) => phrase(words)) &&
  ![...OTHERS, ...EXPLAINED].some((phrase) => phrase(words)) &&
  !words.some((word) => ASKING.has(word));
