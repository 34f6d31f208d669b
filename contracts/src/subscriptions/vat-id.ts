const GERMAN = /^[1-9]\d{8}$/;

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
  german: 'Eine deutsche USt-IdNr. besteht aus DE und neun Ziffern, zum Beispiel DE136695976.',
  seat: 'Unser Angebot richtet sich an Unternehmen mit Sitz in Deutschland: Bitte geben Sie eine deutsche USt-IdNr. an (DE und neun Ziffern), oder lassen Sie das Feld leer.',
  checkDigit: 'Diese USt-IdNr. gibt es nicht: die Prüfziffer stimmt nicht. Bitte prüfen Sie die Eingabe.',
} as const;

/** Whether it is another state's: its owner is no company with its seat in Germany, by whose law invoices are written. */
export const isForeignVatId = (vatId: string): boolean => !plainVatId(vatId).startsWith('DE');

/**
 * What is wrong with a VAT id, as a German sentence; null when its form is right. Blank counts as none given. Whether it
 * was really assigned, only the tax office knows.
 */
export const vatIdProblem = (text: string): string | null => {
  const vatId = plainVatId(text);
  if (vatId === '') return null;
  const [country, rest] = [vatId.slice(0, 2), vatId.slice(2)];
  if (country !== 'DE') return VAT_ID_PROBLEMS.seat;
  if (!GERMAN.test(rest)) return VAT_ID_PROBLEMS.german;
  return checkDigit(rest.slice(0, 8)) === Number(rest[8]) ? null : VAT_ID_PROBLEMS.checkDigit;
};
