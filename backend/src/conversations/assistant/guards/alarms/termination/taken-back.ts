import { anyOf, list, only } from '../../../reading/word-lists.ts';
import { phrases } from '../phrase.ts';

/** 'I hob gschriebn i kündig, des nimm i zruck, war ned so gmoant.' */
const TAKEN_BACK = phrases(
  'des|das|dat|es nimm|nehm|nehme|nehmen ich|i|wir _ zuruck|zruck|zrugg|zuruch',
  'ich|i|wir nimm|nehm|nehme|nehmen des|das|dat|es _ zuruck|zruck|zrugg|zuruch',
  'nehme|nehm|nimm ich|i _ alles|ois|das|es zuruck|zruck',
  'ich|i nehme|nehm|nimm alles|ois zuruck|zruck',
  'nehme|nehm|nimm|nehmen|ziehe|zieh|ziehen ich|i|wir _ meine|mei|die|unsere kundigung|kuendigung|kindigung __ zuruck|zruck',
  'ich|i|wir _ nehme|nehm|nimm|nehmen|ziehe|zieh|ziehen _ meine|mei|die|unsere kundigung|kuendigung|kindigung __ zuruck|zruck',
  'kundigung|kuendigung|kindigung __ bitte nicht beachten|berucksichtigen',
  'kundigung|kuendigung|kindigung __ gegenstandslos|hinfallig|nichtig',
  'kundigung|kuendigung|kindigung bitte|konnen|konnt|kannst _ vergessen|ignorieren',
  'war|wars|is nicht|ned|net|nich|nit _ so _ gemeint|gmoant|gmoint|gmeint',
);
const DENIES = list('keine nicht');
const AROUND_DENIAL = list(
  'nein ne nee no das dies es ist is war soll sollte sein gewesen gemeint als so meine eine kundigung aber also doch noch danke bitte',
);
/** 'Nein, das soll keine Kündigung sein', and not a word more: beside others somebody may still end it. */
const isDenied = (words: readonly string[]): boolean =>
  anyOf(words, DENIES) && words.includes('kundigung') && only(words, [...DENIES, ...AROUND_DENIAL]);

/** Whether what a message says of an end is taken back in it, or denied by the whole of it. */
export const isTakenBack = (words: readonly string[]): boolean =>
  isDenied(words) || TAKEN_BACK.some((phrase) => phrase(words));

const SENT = phrases(
  'stellen|stellt|schicken|schickt|schick|senden|sendet|mailen|zuschicken|zusenden|zustellen|zeigen|zeigt|machen|macht _ __ vertrag|vertrags*|tarif|abo|widerruf',
  'vertrag|vertrags*|widerruf|widerrufsbelehrung _ __ zuschicken|zusenden|zustellen|zu|pdf|umschreiben|kopie',
);
const ENDS = phrases(
  'macht|mach|machen das|des|dat|mein|unser|den abo|abonnement|vertrag zu|dicht',
  'kundig*|kindig*|storn*|beend*|auflos*|endet|schluss|raus|weg|annullier*|annulier*|verlanger*|widerrufe|tschuss|hiermit|ende|aus|gefeuert|ruhestand|abmeld*|feddich|ferdich',
  'will|mag|mog|wui nicht|nich|net|ned|nit mehr|mea|meh|langer',
  'will|mag|mog|wui nimmer|nemme|nix',
);
export const EXPLAINED = phrases(
  'erklaren|erklart|erlautern|erlautert sie|mir|uns|bitte',
  'bitte|kurz _ erlautern|erklaren',
);
/** Whether somebody wants the contract sent or written over and says nothing of an end, or wants it explained. */
export const isAboutContract = (words: readonly string[]): boolean =>
  EXPLAINED.some((phrase) => phrase(words)) ||
  (SENT.some((phrase) => phrase(words)) && !ENDS.some((phrase) => phrase(words)));
