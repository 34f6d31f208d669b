import type { MailSettings } from '../mail-settings.ts';

/** An operator for tests; every value differs from every other, so that a mixed-up one shows. */
export const mailSettingsForTests: MailSettings = {
  brandName: 'Sternklar',
  publicUrl: 'https://sternklar.example',
  from: 'post@sternklar.example',
  operator: {
    name: 'Muster & Partner GmbH',
    street: 'Beispielweg 7',
    postalCode: '55543',
    town: 'Bad Kreuznach',
    country: 'Deutschland',
    email: 'hilfe@sternklar.example',
    representative: 'Petra Muster',
    register: 'Amtsgericht Musterstadt, HRB 4711',
  },
};
