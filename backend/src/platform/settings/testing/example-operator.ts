/** What production wants to know of its operator, for tests. */
export const EXAMPLE_OPERATOR = {
  OPERATOR_NAME: 'Muster GmbH',
  OPERATOR_REPRESENTATIVE: 'Mia Muster',
  OPERATOR_STREET: 'Weg 1',
  OPERATOR_POSTAL_CODE: '55543',
  OPERATOR_EMAIL: 'kontakt@muster.example',
  OPERATOR_REGISTER: 'HRB 1',
  OPERATOR_VAT_ID: 'DE1',
  OPERATOR_HOSTING_PROVIDER: 'Muster Hosting GmbH',
  OPERATOR_MAIL_PROVIDER: 'Muster Post GmbH',
  OPERATOR_DATA_PROTECTION_AUTHORITY: 'Musterbehörde',
} as const;
