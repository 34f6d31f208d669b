import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from '@sternklar/contracts/constants';
import { figures, productFacts } from '@sternklar/contracts/product-facts';
import { endOfDayInGermany, lastDayOfNotice } from '@sternklar/contracts/subscriptions/term';
import { HOW_TO_GIVE_NOTICE } from '../knowledge/facts.ts';
import { daysNamedIn } from './days-named.ts';
import { dateInWords } from './in-words.ts';

/** What an answer is about that counts from a day which the message supposes. */
export const SUPPOSED_END = 'supposed-end';

const SUPPOSES =
  /\b(?:angenommen|gesetzt|nehmen wir an|mal an|sagen wir|wenn|falls|sofern|hypothetisch|beispiel|wäre|waere)\b/iu;
const DAY = '\\d{1,2}\\.\\s?(?:\\d{1,2}\\b\\.?|\\p{L}{3,})';
const ENDING =
  '(?:ende(?:n|t)?|endete|(?:läuft|laeuft|lief)|aus(?:läuft|liefe|laufen)|ab(?:läuft|liefe|laufen)|schluss|vorbei)';
/** 'mein Vertrag endet am 30. Juni', 'Vertragsende 31. März', 'am 31.12. ausläuft'. */
const ENDS_ON = new RegExp(`${ENDING}(?:(?!k(?:ü|ue?)ndig)[^,?!]){0,30}${DAY}|${DAY}[^,?!]{0,12} ${ENDING}\\b`, 'iu');
/** 'am 30. Juni kündige', 'kündige am 1. Mai': the day of the notice, and not of the end. */
const GIVEN_ON = new RegExp(
  `k(?:ü|ue?)ndig\\p{L}*[^,?!]{0,12} (?:am|ab|bis|zum) ${DAY}|(?:am|ab|bis|zum) ${DAY}(?:(?!ende|aus|abl)[^,?!]){0,20}k(?:ü|ue?)ndig`,
  'iu',
);

/** Of no leap year: there a day in March has notice a day earlier, which is never too late. */
const ANY_YEAR = '2001';
const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/**
 * Until when notice is given for a term that would end on a day which the message names and only supposes; null when it
 * supposes none. Counted from the end of that day, as subscriptions and the legal pages' example are. Pure.
 */
export const noticeForSupposedEnd = (message: string): string | null => {
  if (!SUPPOSES.test(message) || !ENDS_ON.test(message) || GIVEN_ON.test(message)) return null;
  const named = daysNamedIn(message);
  const [month, ...more] = named?.months ?? [];
  if (!named || named.day === null || month === undefined || more.length > 0) return null;
  const day = `${named.year ?? ANY_YEAR}-${twoDigits(month)}-${twoDigits(named.day)}`;
  const noon = `${day}T11:00:00.000Z`;
  if (Number.isNaN(Date.parse(noon)) || !new Date(noon).toISOString().startsWith(day)) return null;
  const end = endOfDayInGermany(day);
  const inWords = (date: string): string => {
    const words = dateInWords(date);
    return named.year === null ? words.replace(/ \d{4}$/u, '') : words;
  };
  return (
    `Endet eine Laufzeit am ${inWords(day)}, kündigen Sie am besten bis zum ${inWords(lastDayOfNotice(end, NOTICE_DAYS_OTHER_PAGES))} ` +
    `(${figures.noticeOnOtherPages} vorher); angenommen wird die Kündigung bis zum ${inWords(lastDayOfNotice(end, NOTICE_DAYS_TERMS))} ` +
    `(${figures.noticeInTerms} vorher). ${productFacts.noticeTooLate} ${HOW_TO_GIVE_NOTICE} Wann Ihre eigene Laufzeit endet, steht auf Ihrer Kontoseite.`
  );
};
