import { PARTNER_MAX_ORIGINS } from '@sternklar/contracts/constants';
import { originFault, originOf } from '@sternklar/contracts/origin';
import type { PartnerBody } from '@sternklar/contracts/partners/partner.api';
import { MISSING_ORIGIN, TOO_MANY_ORIGINS } from '@sternklar/contracts/partners/partner-texts';

/** What is typed: a name, and one address a line. */
export interface PartnerWords {
  readonly name: string;
  readonly origins: string;
}

const typedIn = (origins: string): readonly string[] => origins.split(/[\s,;]+/).filter((origin) => origin !== '');

/** What is wrong with the addresses, if anything is. */
export const faultOfOrigins = (origins: string | null): string | undefined => {
  const typed = typedIn(origins ?? '');
  if (typed.length === 0) return MISSING_ORIGIN;
  if (typed.length > PARTNER_MAX_ORIGINS) return TOO_MANY_ORIGINS;
  const wrong = typed.find((text) => originOf(text) === null);
  return wrong === undefined ? undefined : `${wrong}: ${originFault(wrong)}`;
};

/** The partner that faultless words describe. */
export const partnerOf = ({ name, origins }: PartnerWords): PartnerBody => ({
  name: name.trim(),
  origins: [...new Set(typedIn(origins).map((text) => originOf(text) ?? text))],
});
