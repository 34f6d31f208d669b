import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { useState } from 'react';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, countedFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowButton, RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatDate, formatPrice, sheetPrice } from '../texts/format.ts';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { CorrectInvoiceDialog } from './CorrectInvoiceDialog.tsx';
import { InvoiceFileButton } from './InvoiceFileButton.tsx';
import { INVOICE_KIND_CHOICES, INVOICE_KIND_LABEL, InvoiceStanding } from './InvoiceStanding.tsx';
import { OpenItems, paymentFilter } from './OpenItems.tsx';
import { yearFilter } from './year-filter.tsx';

interface InvoiceActionsProps {
  readonly invoice: AdminInvoice;
  onCorrect(): void;
  onCancel(): void;
}

const InvoiceActions = ({ invoice, onCorrect, onCancel }: InvoiceActionsProps) => {
  const { kind, number, user_id, user_email, cancelled_by } = invoice;
  return (
    <>
      <InvoiceFileButton invoice={invoice} form="pdf" />
      <InvoiceFileButton invoice={invoice} form="xrechnung" />
      <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
      {kind === 'invoice' && cancelled_by === null && (
        <Commands>
          <RowButton label="Berichtigen" of={number} onClick={onCorrect} />
          <RowButton label="Stornieren" of={number} onClick={onCancel} isGrave />
        </Commands>
      )}
    </>
  );
};

const servedIn = ({ served_from, served_until }: AdminInvoice): string =>
  `${formatDate(served_from)}\u00a0– ${formatDate(served_until)}`;

/** A correction is over no amount of its own. */
const priceOf = ({ corrects }: AdminInvoice, euro: number): string => (corrects === null ? formatPrice(euro) : '–');

/** Only what was open when it was issued is due. */
const dueOn = ({ due_on }: AdminInvoice): string => (due_on ? formatDate(due_on) : '');

const PAID_BY_LABEL: Readonly<Record<NonNullable<AdminInvoice['paid_by']>, string>> = {
  card: 'Karte',
  'simulated-card': 'Karte (Testbetrieb)',
  transfer: 'Überweisung',
};
const paidBy = ({ kind, paid_by }: AdminInvoice): string =>
  kind === 'invoice' && paid_by !== null ? PAID_BY_LABEL[paid_by] : '';

/** One invoice, correction or credit note as staff see it. */
const InvoiceCard = ({ invoice, ...commands }: InvoiceActionsProps) => {
  const { id, user_id, number, issued_on, amount, net_amount, company_name, user_email } = invoice;
  const { corrects, corrected_by, cancels, cancelled_by } = invoice;
  return (
    <RowCard
      id={id}
      title={number}
      to={rowLink('users', user_id)}
      badges={<InvoiceStanding invoice={invoice} />}
      actions={<InvoiceActions invoice={invoice} {...commands} />}
    >
      <Facts
        facts={[
          { name: 'Datum', value: formatDate(issued_on) },
          { name: 'Betrag', value: priceOf(invoice, amount) },
          { name: 'Netto', value: priceOf(invoice, net_amount) },
          { name: 'Leistung', value: servedIn(invoice) },
          ...(invoice.due_on ? [{ name: 'Fällig am', value: dueOn(invoice) }] : []),
          ...(paidBy(invoice) ? [{ name: 'Bezahlt mit', value: paidBy(invoice) }] : []),
          ...(company_name ? [{ name: 'Firma', value: company_name }] : []),
          { name: 'E-Mail', value: user_email },
          ...(corrects ? [{ name: 'Berichtigt', value: corrects }] : []),
          ...(corrected_by ? [{ name: 'Berichtigt mit', value: corrected_by }] : []),
          ...(cancels ? [{ name: 'Storniert', value: cancels }] : []),
          ...(cancelled_by ? [{ name: 'Storniert mit', value: cancelled_by }] : []),
        ]}
      />
    </RowCard>
  );
};

const columns: ListTableSpec<AdminInvoice>['columns'] = [
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

const invoicesCsv: CsvExport<AdminInvoice> = {
  name: 'rechnungen',
  columns: [
    { title: 'Nummer', value: ({ number }) => number },
    { title: 'Art', value: ({ kind }) => INVOICE_KIND_LABEL[kind] },
    { title: 'Datum', value: ({ issued_on }) => formatDate(issued_on) },
    { title: 'Firma', value: ({ company_name }) => company_name ?? '' },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Leistung ab', value: ({ served_from }) => formatDate(served_from) },
    { title: 'Leistung bis', value: ({ served_until }) => formatDate(served_until) },
    { title: 'Netto', value: ({ net_amount }) => sheetPrice(net_amount) },
    { title: 'Umsatzsteuer', value: ({ vat_amount }) => sheetPrice(vat_amount) },
    { title: 'Brutto', value: ({ amount }) => sheetPrice(amount) },
    { title: 'Fällig am', value: dueOn },
    {
      title: 'Bezahlt am',
      value: ({ kind, paid_on }) => (kind === 'invoice' && paid_on ? formatDate(paid_on) : ''),
    },
    { title: 'Bezahlt mit', value: paidBy },
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

const filters = [
  searchFilter('Nummer, Firma oder E-Mail'),
  choiceFilter({ source: 'kind', label: 'Art', choices: INVOICE_KIND_CHOICES }),
  yearFilter,
  paymentFilter,
  customerFilter,
  countedFilter('invoices'),
];

/** All invoices, corrections and credit notes, the newest first. */
export const InvoiceList = () => {
  const [asked, setAsked] = useState<'correction' | 'cancellation'>('correction');
  const commandsOn = (invoice: AdminInvoice, choose: (row: AdminInvoice) => void) => {
    const ask = (what: typeof asked) => () => {
      setAsked(what);
      choose(invoice);
    };
    return { invoice, onCorrect: ask('correction'), onCancel: ask('cancellation') };
  };
  return (
    <CardList<AdminInvoice>
      sorts={[
        ...BY_AGE,
        { field: 'served_from', order: 'DESC', label: 'Leistung, späteste zuerst' },
        { field: 'served_from', order: 'ASC', label: 'Leistung, früheste zuerst' },
      ]}
      filters={filters}
      csv={invoicesCsv}
      label="Rechnungen"
      head={<OpenItems />}
      none="Noch keine Rechnungen. Die erste kommt mit dem ersten Abo."
      card={(invoice, choose) => <InvoiceCard key={invoice.id} {...commandsOn(invoice, choose)} />}
      table={{
        columns,
        nameOf: ({ number }) => number,
        actions: (invoice, choose) => <InvoiceActions {...commandsOn(invoice, choose)} />,
      }}
      dialog={(invoice, close) => {
        const Asked = asked === 'correction' ? CorrectInvoiceDialog : CancelInvoiceDialog;
        return <Asked invoice={invoice} onClose={close} />;
      }}
    />
  );
};
