import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { yesOrNo } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { SUBSCRIPTION_STATUS_LABEL } from '../subscriptions/subscription-status.ts';
import { formatMoment } from '../texts/format.ts';

export const usersCsv: CsvExport<AdminUser> = {
  name: 'benutzer',
  columns: [
    { title: 'E-Mail', value: ({ email }) => email },
    { title: 'E-Mail bestätigt', value: ({ email_verified }) => yesOrNo(email_verified) },
    { title: 'Sprache', value: ({ language }) => language.toUpperCase() },
    { title: 'Admin', value: ({ is_admin }) => yesOrNo(is_admin) },
    { title: 'Abo', value: ({ subscription_status }) => SUBSCRIPTION_STATUS_LABEL[subscription_status] },
    { title: 'Registriert', value: ({ created_at }) => formatMoment(created_at) },
    {
      title: 'Löschung beantragt',
      value: ({ deletion_requested_at: at }) => (at === null ? '' : formatMoment(at)),
    },
    { title: 'Gelöscht', value: ({ erased_at: at }) => (at === null ? '' : formatMoment(at)) },
    { title: 'ID', value: ({ id }) => id },
  ],
};
