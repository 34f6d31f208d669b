import { PARTNER_MAX_ORIGINS } from '@sternklar/contracts/constants';
import { ORIGIN_HINT, originOf } from '@sternklar/contracts/origin';
import type { PartnerBody } from '@sternklar/contracts/partners/partner.api';
import { MISSING_NAME, MISSING_ORIGIN, TOO_MANY_ORIGINS } from '@sternklar/contracts/partners/partner-texts';

/** What is typed: a name, and one address a line. */
export interface PartnerWords {
  readonly name: string;
  readonly origins: string;
}

export type PartnerFaults = Partial<Record<keyof PartnerWords, string>>;

const faultOfOrigins = (typed: readonly string[]): string | null => {
  if (typed.length === 0) return MISSING_ORIGIN;
  if (typed.length > PARTNER_MAX_ORIGINS) return TOO_MANY_ORIGINS;
  const wrong = typed.find((text) => originOf(text) === null);
  return wrong === undefined ? null : `${wrong}: ${ORIGIN_HINT}`;
};

/** What is wrong with the words, by field, or the partner that they describe. */
export const readPartner = (
  words: PartnerWords,
): { readonly faults: PartnerFaults } | { readonly partner: PartnerBody } => {
  const name = words.name.trim();
  const typed = words.origins.split(/[\s,;]+/).filter((origin) => origin !== '');
  const origins = faultOfOrigins(typed);
  if (name === '' || origins !== null) {
    return { faults: { ...(name === '' && { name: MISSING_NAME }), ...(origins !== null && { origins }) } };
  }
  return { partner: { name, origins: [...new Set(typed.map((text) => originOf(text) ?? text))] } };
};
