import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { formatDay, formatPrice } from '../texts/format.ts';
import { SUBSCRIPTION_STATUS_LABEL } from './subscription-status.ts';

export const subscriptionsCsv: CsvExport<AdminSubscription> = {
  name: 'abos',
  columns: [
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Firma', value: ({ company_name }) => company_name ?? '' },
    { title: 'Betrag im Monat', value: ({ amount }) => formatPrice(amount) },
    { title: 'Zahlungsart', value: ({ payment_method }) => payment_method },
    { title: 'Status', value: ({ status }) => SUBSCRIPTION_STATUS_LABEL[status] },
    { title: 'Beginn', value: ({ started_at }) => formatDay(started_at) },
    { title: 'Läuft bis', value: ({ expires_at }) => formatDay(expires_at) },
    { title: 'Gekündigt zum', value: ({ notice }) => (notice ? formatDay(notice.ends_at) : '') },
    { title: 'ID', value: ({ id }) => id },
  ],
};
