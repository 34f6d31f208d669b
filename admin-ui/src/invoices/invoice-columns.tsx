import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { sheetAmount } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { rowLink } from '../routing/list-link.ts';
import { formatDate, formatPrice } from '../texts/format.ts';
import { bookingInWords } from './booking-words.ts';
import { INVOICE_KIND_LABEL, InvoiceStanding } from './InvoiceStanding.tsx';

export const servedIn = ({ served_from, served_until }: AdminInvoice): string =>
  `${formatDate(served_from)}\u00a0– ${formatDate(served_until)}`;

/** A correction is over no amount of its own. */
export const priceOf = ({ corrects }: AdminInvoice, euro: number): string =>
  corrects === null ? formatPrice(euro) : '–';

/** Only what was open when it was issued is due. */
export const dueOn = ({ due_on }: AdminInvoice): string => (due_on ? formatDate(due_on) : '');

const PAID_BY_LABEL: Readonly<Record<NonNullable<AdminInvoice['paid_by']>, string>> = {
  card: 'Karte',
  'simulated-card': 'Karte (Testbetrieb)',
  transfer: 'Überweisung',
};
export const paidBy = ({ kind, paid_by }: AdminInvoice): string =>
  kind === 'invoice' && paid_by !== null ? PAID_BY_LABEL[paid_by] : '';

/** What of its payment the bank took back, or went back; empty where nothing did. */
export const goneBack = ({ taken_back_amount, paid_back_amount }: AdminInvoice): string => {
  const gone = taken_back_amount || paid_back_amount;
  return gone ? formatPrice(gone) : '';
};

/** The table of invoices. */
export const columns: ListTableSpec<AdminInvoice>['columns'] = [
  {
    name: 'number',
    label: 'Nummer',
    width: 168,
    cell: ({ user_id, number }) => <CellLink to={rowLink('users', user_id)}>{number}</CellLink>,
  },
  { name: 'standing', label: 'Stand', width: 204, cell: (invoice) => <InvoiceStanding invoice={invoice} /> },
  {
    name: 'issued_on',
    label: 'Datum',
    width: 104,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ issued_on }) => formatDate(issued_on),
  },
  { name: 'company_name', label: 'Firma', cell: ({ company_name }) => company_name ?? '–' },
  {
    name: 'user_email',
    label: 'E-Mail',
    cell: ({ user_id, user_email }) => <CellLink to={rowLink('users', user_id)}>{user_email}</CellLink>,
  },
  {
    name: 'served',
    label: 'Leistung',
    width: 200,
    isForWide: true,
    sortBy: 'served_from',
    sortByOrder: 'DESC',
    cell: servedIn,
  },
  {
    name: 'net_amount',
    label: 'Netto',
    width: 96,
    isNumber: true,
    isExtra: true,
    cell: (invoice) => priceOf(invoice, invoice.net_amount),
  },
  { name: 'amount', label: 'Betrag', width: 96, isNumber: true, cell: (invoice) => priceOf(invoice, invoice.amount) },
  { name: 'due_on', label: 'Fällig am', width: 104, isExtra: true, cell: dueOn },
  { name: 'paid_by', label: 'Bezahlt mit', width: 150, isExtra: true, cell: paidBy },
  { name: 'gone_back', label: 'Davon zurück', width: 120, isNumber: true, isExtra: true, cell: goneBack },
  { name: 'booking', label: 'Von Hand gebucht', width: 240, isExtra: true, cell: bookingInWords },
  { name: 'corrects', label: 'Berichtigt', width: 150, isExtra: true, cell: ({ corrects }) => corrects ?? '' },
  {
    name: 'corrected_by',
    label: 'Berichtigt mit',
    width: 150,
    isExtra: true,
    cell: ({ corrected_by }) => corrected_by ?? '',
  },
  { name: 'cancels', label: 'Storniert', width: 150, isExtra: true, cell: ({ cancels }) => cancels ?? '' },
  {
    name: 'cancelled_by',
    label: 'Storniert mit',
    width: 150,
    isExtra: true,
    cell: ({ cancelled_by }) => cancelled_by ?? '',
  },
];

/** The same for a spreadsheet. */
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
    { title: 'Netto', value: ({ net_amount }) => sheetAmount(net_amount) },
    { title: 'Umsatzsteuer', value: ({ vat_amount }) => sheetAmount(vat_amount) },
    { title: 'Brutto', value: ({ amount }) => sheetAmount(amount) },
    { title: 'Fällig am', value: dueOn },
    {
      title: 'Bezahlt am',
      value: ({ kind, paid_on }) => (kind === 'invoice' && paid_on ? formatDate(paid_on) : ''),
    },
    { title: 'Bezahlt mit', value: paidBy },
    {
      title: 'Davon zurück',
      value: ({ taken_back_amount, paid_back_amount }) => sheetAmount(taken_back_amount || paid_back_amount),
    },
    { title: 'Von Hand gebucht', value: bookingInWords },
    {
      title: 'Im Verzug seit',
      value: ({ in_arrears_since }) => (in_arrears_since ? formatDate(in_arrears_since) : ''),
    },
    { title: 'Berichtigt', value: ({ corrects }) => corrects ?? '' },
    { title: 'Berichtigt mit', value: ({ corrected_by }) => corrected_by ?? '' },
    { title: 'Storniert', value: ({ cancels }) => cancels ?? '' },
    { title: 'Storniert mit', value: ({ cancelled_by }) => cancelled_by ?? '' },
    { title: 'ID', value: ({ id }) => id },
  ],
};
