import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { formatMoment } from '../texts/format.ts';

export const businessesCsv: CsvExport<AdminBusiness> = {
  name: 'unternehmen',
  columns: [
    { title: 'Unternehmen', value: ({ business_name }) => business_name },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Profil', value: ({ google_business_link }) => google_business_link },
    { title: 'Angelegt', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};
