/**
 * VAT identification numbers of the European Union: how each country writes them (European Commission, VIES), without the
 * two letters in front. Greece writes EL, Northern Ireland XI.
 */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Check digit of ISO 7064 MOD 11,10 for digits, as Germany's numbers end with. */
const checkDigit = (digits: string): number => {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
};

/** The number as it is kept: capital letters and digits, without the blanks, dots and hyphens people write into it. */
export const plainVatId = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

export const VAT_ID_PROBLEMS = {
  country: 'Bitte beginnen Sie mit dem Länderkürzel eines EU-Staats, zum Beispiel DE.',
  german: 'Eine deutsche USt-IdNr. besteht aus DE und neun Ziffern, zum Beispiel DE136695976.',
  foreign: 'Diese USt-IdNr. hat nicht die Form, die in diesem Land üblich ist.',
  checkDigit: 'Diese USt-IdNr. gibt es nicht: die Prüfziffer stimmt nicht. Bitte prüfen Sie die Eingabe.',
} as const;

/**
 * What is wrong with a VAT id, as a German sentence; null when its form is right. Blank counts as none given. Whether it
 * was really assigned, only the tax office knows.
 */
export const vatIdProblem = (text: string): string | null => {
  const vatId = plainVatId(text);
  if (vatId === '') return null;
  const [country, rest] = [vatId.slice(0, 2), vatId.slice(2)];
  const format = FORMATS[country];
  if (!format) return VAT_ID_PROBLEMS.country;
  if (!format.test(rest)) return country === 'DE' ? VAT_ID_PROBLEMS.german : VAT_ID_PROBLEMS.foreign;
  if (country === 'DE' && checkDigit(rest.slice(0, 8)) !== Number(rest[8])) return VAT_ID_PROBLEMS.checkDigit;
  return null;
};
