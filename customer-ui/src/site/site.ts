import { OPERATOR_COUNTRY, OPERATOR_TOWN } from '@sternklar/contracts/constants';

export interface Operator {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: string;
  readonly email: string;
}

/** Who runs this installation; brackets mark what the operator still has to fill in. */
export interface Site {
  readonly brand: string;
  readonly operator: Operator;
}

export const SITE: Site = {
  brand: 'Sternklar',
  operator: {
    name: '[Firmenname]',
    street: '[Straße und Hausnummer]',
    postalCode: '[PLZ]',
    town: OPERATOR_TOWN,
    country: OPERATOR_COUNTRY,
    email: '[E-Mail-Adresse]',
  },
};

/** Whether a setting still is the placeholder, so that nobody is offered a link that leads nowhere. */
export const isPlaceholder = (value: string): boolean => value.startsWith('[');
