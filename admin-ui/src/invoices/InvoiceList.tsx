import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { useState } from 'react';
import { CardList } from '../lists/CardList.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, countedFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { lazyDialog } from '../routing/lazy-dialog.tsx';
import { rowLink } from '../routing/list-link.ts';
import { formatDate } from '../texts/format.ts';
import { bookingInWords } from './booking-words.ts';
import { InvoiceActions, type InvoiceActionsProps } from './InvoiceActions.tsx';
import type { Asked } from './InvoiceDialog.tsx';
import { INVOICE_KIND_CHOICES, InvoiceStanding } from './InvoiceStanding.tsx';
import { columns, dueOn, goneBack, invoicesCsv, paidBy, priceOf, servedIn } from './invoice-columns.tsx';
import { OpenItems, paymentFilter } from './OpenItems.tsx';
import { yearFilter } from './year-filter.tsx';

const InvoiceDialog = lazyDialog(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog);

/** One invoice, correction or credit note as staff see it. */
const InvoiceCard = ({ invoice, onAsk }: InvoiceActionsProps) => {
  const { id, user_id, number, issued_on, amount, net_amount, company_name, user_email } = invoice;
  const { corrects, corrected_by, cancels, cancelled_by } = invoice;
  return (
    <RowCard
      id={id}
      title={number}
      to={rowLink('users', user_id)}
      badges={<InvoiceStanding invoice={invoice} />}
      actions={<InvoiceActions invoice={invoice} onAsk={onAsk} />}
    >
      <Facts
        facts={[
          { name: 'Datum', value: formatDate(issued_on) },
          { name: 'Betrag', value: priceOf(invoice, amount) },
          { name: 'Netto', value: priceOf(invoice, net_amount) },
          { name: 'Leistung', value: servedIn(invoice) },
          ...(invoice.due_on ? [{ name: 'Fällig am', value: dueOn(invoice) }] : []),
          ...(paidBy(invoice) ? [{ name: 'Bezahlt mit', value: paidBy(invoice) }] : []),
          ...(goneBack(invoice) ? [{ name: 'Davon zurück', value: goneBack(invoice) }] : []),
          ...(bookingInWords(invoice) ? [{ name: 'Von Hand gebucht', value: bookingInWords(invoice) }] : []),
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
  const [asked, setAsked] = useState<Asked>('correction');
  const commandsOn = (invoice: AdminInvoice, choose: (row: AdminInvoice) => void) => ({
    invoice,
    onAsk(what: Asked) {
      setAsked(what);
      choose(invoice);
    },
  });
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
      dialog={(invoice, close) => <InvoiceDialog asked={asked} invoice={invoice} onClose={close} />}
    />
  );
};
