const UNITS = '€|%|Tage|Tagen|Wochen|Monat|Monate|Monaten|Stunden|Minuten|Zeichen|Sterne|Sternen|Netto|netto';
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

/** What belongs on one line: a sign or abbreviation with its number, a number with its unit, a day with its month. */
const KEEP_TOGETHER: readonly RegExp[] = [
  /(?<=§§?|Art\.|Abs\.|Nr\.|Satz|Buchst\.|\(EU\)) (?=[\d(]|[a-f]\b)/g,
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<=\\d\\.) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'),
  /(?<=z\.) (?=B\.)/g,
  /(?<=€) (?=netto)/g,
  /(?<=\+) (?=\d)/g,
  /(?<=(?<!\p{L})Bad) (?=\p{Lu})/gu,
  /(?<=\d) (?=(?:BGB|DDG|UStG|MStV|HGB|AO|TDDDG|DSGVO)(?!\p{L}))/gu,
];

/** German running text with non-breaking spaces where a line must not end. */
export const typeset = (text: string): string =>
  KEEP_TOGETHER.reduce((typed, blank) => typed.replace(blank, '\u00a0'), text);
