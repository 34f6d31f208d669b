import { OPERATOR_COUNTRY, OPERATOR_TOWN } from '@sternklar/contracts/constants';
import { DEFAULT_BRAND, SITE_ELEMENT_ID, type Site, type SiteOperator } from '@sternklar/contracts/site';

export type { Site };

/** Brackets mark what the operator still has to fill in. The server's placeholders name it. */
const MISSING = '[Angabe des Betreibers eintragen]';

export const DEFAULT_SITE: Site = {
  brand: DEFAULT_BRAND,
  uiTexts: 'verbatim',
  operator: {
    name: MISSING,
    representative: MISSING,
    street: MISSING,
    postalCode: MISSING,
    town: OPERATOR_TOWN,
    country: OPERATOR_COUNTRY,
    email: MISSING,
    phone: null,
    register: MISSING,
    vatId: MISSING,
    hostingProvider: MISSING,
    mailProvider: MISSING,
    modelProvider: null,
    paymentProvider: null,
    dataProtectionAuthority: MISSING,
  },
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const textIn = (fields: Fields, name: string, otherwise: string): string => {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value : otherwise;
};

const operatorIn = (fields: Fields): SiteOperator => {
  const { phone, modelProvider, paymentProvider, ...texts } = DEFAULT_SITE.operator;
  const given = Object.entries(texts).map(([name, otherwise]) => [name, textIn(fields, name, otherwise)]);
  return {
    ...texts,
    ...Object.fromEntries(given),
    phone: textIn(fields, 'phone', '') || phone,
    modelProvider: textIn(fields, 'modelProvider', '') || modelProvider,
    paymentProvider: textIn(fields, 'paymentProvider', '') || paymentProvider,
  };
};

/** The site in the JSON of the page's data block; what is missing or no text there is the default's. */
export const siteFrom = (json: string | null | undefined): Site => {
  let fields: Fields = {};
  try {
    fields = fieldsOf(JSON.parse(json ?? '{}'));
  } catch {
    // A damaged block must not keep the app from starting.
  }
  return {
    brand: textIn(fields, 'brand', DEFAULT_SITE.brand),
    uiTexts: fields.uiTexts === 'de' ? 'de' : 'verbatim',
    operator: operatorIn(fieldsOf(fields.operator)),
  };
};

/** The page's own site. A page that no server has filled in, and a run without a page, have the defaults. */
export const SITE: Site = siteFrom(
  typeof document === 'undefined' ? null : document.getElementById(SITE_ELEMENT_ID)?.textContent,
);
