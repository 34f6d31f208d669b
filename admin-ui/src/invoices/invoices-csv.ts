import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { formatDate, formatPrice } from '../texts/format.ts';
import { INVOICE_KIND_LABEL } from './invoice-kind.ts';

export const invoicesCsv: CsvExport<AdminInvoice> = {
  name: 'rechnungen',
  columns: [
    { title: 'Nummer', value: ({ number }) => number },
    { title: 'Art', value: ({ kind }) => INVOICE_KIND_LABEL[kind] },
    { title: 'Datum', value: ({ issued_on }) => formatDate(issued_on) },
    { title: 'Firma', value: ({ company_name }) => company_name ?? '' },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Leistung ab', value: ({ served_from }) => formatDate(served_from) },
    { title: 'Leistung bis', value: ({ served_until }) => formatDate(served_until) },
    { title: 'Netto', value: ({ net_amount }) => formatPrice(net_amount) },
    { title: 'Umsatzsteuer', value: ({ vat_amount }) => formatPrice(vat_amount) },
    { title: 'Brutto', value: ({ amount }) => formatPrice(amount) },
    { title: 'Storniert', value: ({ cancels }) => cancels ?? '' },
    { title: 'Storniert mit', value: ({ cancelled_by }) => cancelled_by ?? '' },
    { title: 'ID', value: ({ id }) => id },
  ],
};
