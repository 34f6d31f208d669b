import { currentKeyOf } from '@sternklar/contracts/partners/current-key';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { formatDay } from '../texts/format.ts';
import { PARTNER_STATUS_LABEL } from './partner-status.ts';

export const partnersCsv: CsvExport<Partner> = {
  name: 'partner',
  columns: [
    { title: 'Name', value: ({ name }) => name },
    { title: 'Status', value: ({ status }) => PARTNER_STATUS_LABEL[status] },
    { title: 'Adressen', value: ({ origins }) => origins.join(' ') },
    { title: 'Schlüssel', value: (partner) => currentKeyOf(partner)?.key ?? '' },
    { title: 'Angelegt', value: ({ created_at }) => formatDay(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};
