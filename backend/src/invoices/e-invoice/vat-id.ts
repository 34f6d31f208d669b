/** Countries whose businesses have a VAT number of the European system; Greece writes EL. */
const PREFIX = /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[0-9A-Z+*]{1,12}$/;

/** A VAT number as documents carry it, without blanks; null when it is none. */
export const vatIdOf = (text: string | null): string | null => {
  const written = text?.replace(/[\s.-]/g, '').toUpperCase() ?? '';
  return PREFIX.test(written) ? written : null;
};
