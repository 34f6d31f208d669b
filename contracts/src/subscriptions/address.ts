/** Longest accepted inputs, in UTF-16 code units. */
export const STREET_MAX_LENGTH = 200;
export const TOWN_MAX_LENGTH = 100;
export const VAT_ID_MAX_LENGTH = 40;

/** Sentences about the address on invoices, the same beside a field and from the server. */
export const POSTAL_CODE_PROBLEM =
  'Bitte geben Sie die Postleitzahl mit fünf Ziffern an. Unser Angebot richtet sich an Unternehmen mit Sitz in Deutschland.';
export const ADDRESS_INCOMPLETE = {
  street: 'Bitte geben Sie auch Straße und Hausnummer an.',
  postal_code: 'Bitte geben Sie auch die Postleitzahl an.',
  town: 'Bitte geben Sie auch den Ort an.',
} as const;

/** A German one: the service is for companies in Germany. */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text);
