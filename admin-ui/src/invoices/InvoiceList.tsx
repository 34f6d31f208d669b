import { INVOICE_RETENTION_YEARS } from '@sternklar/contracts/constants';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { CardList } from '../lists/CardList.tsx';
import { choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { InvoiceCard } from './InvoiceCard.tsx';
import { INVOICE_KIND_CHOICES } from './invoice-kind.ts';
import { invoicesCsv } from './invoices-csv.ts';

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
