/** With all of its settings there is nothing that an electronic invoice lacks, nor a file for DATEV. */
export const OPERATOR = {
  OPERATOR_NAME: 'Rollen GmbH',
  OPERATOR_REPRESENTATIVE: 'Rosa Rolle',
  OPERATOR_STREET: 'Rollenweg 1',
  OPERATOR_POSTAL_CODE: '55543',
  OPERATOR_EMAIL: 'post@rollen.example',
  OPERATOR_PHONE: '+49 671 1234567',
  OPERATOR_VAT_ID: 'DE123456789',
  DATEV_CONSULTANT_NUMBER: '29098',
  DATEV_CLIENT_NUMBER: '55003',
};
