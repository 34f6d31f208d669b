import { Button } from '@mui/material';
import { INVOICE_RETENTION_YEARS } from '@sternklar/contracts/constants';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowCard, RowLink } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatDate, formatPrice } from '../texts/format.ts';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { InvoiceFileButton } from './InvoiceFileButton.tsx';
import { INVOICE_KIND_CHOICES, INVOICE_KIND_LABEL, InvoiceStanding } from './InvoiceStanding.tsx';

interface InvoiceCardProps {
  readonly invoice: AdminInvoice;
  onCancel(): void;
}

/** One invoice or credit note as staff see it. */
const InvoiceCard = ({ invoice, onCancel }: InvoiceCardProps) => {
  const { id, kind, number, user_id, user_email, company_name, amount, net_amount, cancels, cancelled_by } = invoice;
  return (
    <RowCard
      id={id}
      title={number}
      badges={<InvoiceStanding invoice={invoice} />}
      actions={
        <>
          <InvoiceFileButton invoice={invoice} form="pdf" />
          <InvoiceFileButton invoice={invoice} form="xrechnung" />
          <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
          {kind === 'invoice' && cancelled_by === null && (
            <Commands>
              <Button onClick={onCancel} aria-label={`Stornieren: ${number}`}>
                Stornieren
              </Button>
            </Commands>
          )}
        </>
      }
    >
      <Facts
        facts={[
          { name: 'Datum', value: formatDate(invoice.issued_on) },
          { name: 'Betrag', value: formatPrice(amount) },
          { name: 'Netto', value: formatPrice(net_amount) },
          {
            name: 'Leistung',
            value: `${formatDate(invoice.served_from)}\u00a0– ${formatDate(invoice.served_until)}`,
          },
          ...(company_name ? [{ name: 'Firma', value: company_name }] : []),
          { name: 'E-Mail', value: user_email },
          ...(cancels ? [{ name: 'Storniert', value: cancels }] : []),
          ...(cancelled_by ? [{ name: 'Storniert mit', value: cancelled_by }] : []),
        ]}
      />
    </RowCard>
  );
};

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
    { title: 'Netto', value: ({ net_amount }) => formatPrice(net_amount) },
    { title: 'Umsatzsteuer', value: ({ vat_amount }) => formatPrice(vat_amount) },
    { title: 'Brutto', value: ({ amount }) => formatPrice(amount) },
    { title: 'Storniert', value: ({ cancels }) => cancels ?? '' },
    { title: 'Storniert mit', value: ({ cancelled_by }) => cancelled_by ?? '' },
    { title: 'ID', value: ({ id }) => id },
  ],
};

/** As far back as names are kept; older ones are found by their number. */
const years = () => {
  const newest = new Date().getFullYear();
  return Array.from({ length: INVOICE_RETENTION_YEARS + 1 }, (_, ago) => ({
    id: newest - ago,
    name: String(newest - ago),
  }));
};

const filters = [
  searchFilter('Nummer, Firma oder E-Mail'),
  choiceFilter({ source: 'kind', label: 'Art', choices: INVOICE_KIND_CHOICES }),
  choiceFilter({ source: 'year', label: 'Jahr', choices: years() }),
  customerFilter,
];

/** All invoices and credit notes, the newest first. */
export const InvoiceList = () => (
  <CardList<AdminInvoice>
    sorts={[
      ...BY_AGE,
      { field: 'served_from', order: 'DESC', label: 'Leistung, späteste zuerst' },
      { field: 'served_from', order: 'ASC', label: 'Leistung, früheste zuerst' },
    ]}
    filters={filters}
    csv={invoicesCsv}
    label="Rechnungen"
    none="Noch keine Rechnungen. Die erste kommt mit dem ersten Abo."
    card={(invoice, choose) => <InvoiceCard key={invoice.id} invoice={invoice} onCancel={() => choose(invoice)} />}
    dialog={(invoice, close) => <CancelInvoiceDialog invoice={invoice} onClose={close} />}
  />
);
