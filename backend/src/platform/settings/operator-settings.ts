import { OPERATOR_COUNTRY, OPERATOR_TOWN } from '@sternklar/contracts/constants';
import type { SiteOperator } from '@sternklar/contracts/site';
import type { Settings } from './settings-schema.ts';

/** What every operator has to say of itself. */
type OwnWords = Omit<SiteOperator, 'town' | 'country' | 'modelProvider' | 'paymentProvider'>;

/** Who runs the demonstration: invented, and said so by name. Only the authority is the one of the operator's town. */
export const EXAMPLE_OPERATOR: OwnWords = {
  name: 'Sternklar Beispiel GmbH',
  representative: 'Bettina Beispiel',
  street: 'Beispielweg 1',
  postalCode: '55543',
  email: 'kontakt@beispiel.example',
  // Of those that are given to nobody (Bundesnetzagentur, numbers for films and books).
  phone: '+49 30 23125 555',
  register: 'Beispielregister, HRB 00000',
  vatId: 'DE123456789',
  hostingProvider: 'Beispiel Hosting GmbH',
  mailProvider: 'Beispiel Post GmbH',
  dataProtectionAuthority: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
};

/** With whom a business in the European Union has its contract. */
const STRIPE = 'Stripe Payments Europe, Limited, Dublin, Irland';

const placeholder = (name: string) => `[${name} eintragen]`;
const PLACEHOLDERS: OwnWords = {
  name: placeholder('OPERATOR_NAME'),
  representative: placeholder('OPERATOR_REPRESENTATIVE'),
  street: placeholder('OPERATOR_STREET'),
  postalCode: placeholder('OPERATOR_POSTAL_CODE'),
  email: 'operator-email-eintragen@example.invalid',
  phone: null,
  register: placeholder('OPERATOR_REGISTER'),
  vatId: placeholder('OPERATOR_VAT_ID'),
  hostingProvider: placeholder('OPERATOR_HOSTING_PROVIDER'),
  mailProvider: placeholder('OPERATOR_MAIL_PROVIDER'),
  dataProtectionAuthority: placeholder('OPERATOR_DATA_PROTECTION_AUTHORITY'),
};

/**
 * The operator that the settings name. What they leave out is marked as missing; in a demonstration the invented operator has
 * it, so that its pages, invoices and mails can be looked at.
 */
export const operatorFrom = (settings: Settings, isDemo: boolean): SiteOperator => {
  const otherwise = isDemo ? EXAMPLE_OPERATOR : PLACEHOLDERS;
  return {
    name: settings.OPERATOR_NAME ?? otherwise.name,
    representative: settings.OPERATOR_REPRESENTATIVE ?? otherwise.representative,
    street: settings.OPERATOR_STREET ?? otherwise.street,
    postalCode: settings.OPERATOR_POSTAL_CODE ?? otherwise.postalCode,
    town: OPERATOR_TOWN,
    country: OPERATOR_COUNTRY,
    email: settings.OPERATOR_EMAIL ?? otherwise.email,
    phone: settings.OPERATOR_PHONE ?? otherwise.phone,
    register: settings.OPERATOR_REGISTER ?? otherwise.register,
    vatId: settings.OPERATOR_VAT_ID ?? otherwise.vatId,
    hostingProvider: settings.OPERATOR_HOSTING_PROVIDER ?? otherwise.hostingProvider,
    mailProvider: settings.OPERATOR_MAIL_PROVIDER ?? otherwise.mailProvider,
    modelProvider:
      settings.ASSISTANT_URL === undefined ? null : (settings.ASSISTANT_PROVIDER ?? placeholder('ASSISTANT_PROVIDER')),
    paymentProvider: settings.PAYMENT_PROVIDER === 'stripe' ? STRIPE : null,
    dataProtectionAuthority: settings.OPERATOR_DATA_PROTECTION_AUTHORITY ?? otherwise.dataProtectionAuthority,
  };
};
