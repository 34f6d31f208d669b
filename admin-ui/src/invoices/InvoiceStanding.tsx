import type { AdminInvoice, InvoiceKind, PaymentTrouble } from '@sternklar/contracts/invoices/invoice.api';
import { formatDate } from '../texts/format.ts';
import { Badge } from '../ui/Badge.tsx';

export const INVOICE_KIND_LABEL: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  correction: 'Rechnungsberichtigung',
  'credit-note': 'Stornorechnung',
};

/** For a filter. */
export const INVOICE_KIND_CHOICES = Object.entries(INVOICE_KIND_LABEL).map(([id, name]) => ({ id, name }));

const TROUBLE_LABEL: Readonly<Record<PaymentTrouble, string>> = {
  disputed: 'Bestritten',
  'dispute-lost': 'Zurückgeholt',
  'paid-back': 'Zurückgezahlt',
  'partly-paid-back': 'Teils zurückgezahlt',
  'partly-taken-back': 'Teils zurückgeholt',
  'written-off': 'Ausgebucht',
  'transfer-owed': 'Zurückzuüberweisen',
};

const PAID: Readonly<Record<NonNullable<AdminInvoice['paid_by']>, string>> = {
  card: 'Bezahlt',
  'simulated-card': 'Bezahlt',
  transfer: 'Überwiesen',
};

/** What became of it. Paid, as nearly all are, is said in words alone: what has to be seen to stands out. */
export const InvoiceStanding = ({ invoice }: { readonly invoice: AdminInvoice }) => {
  const {
    kind,
    cancelled_by: cancelledBy,
    paid_by: paidBy,
    paid_on: paidOn,
    payment_failed: isRefused,
    payment_trouble: trouble,
    in_arrears_since: arrears,
  } = invoice;
  if (kind === 'correction') return <Badge tone="wait">Berichtigung</Badge>;
  if (kind === 'credit-note') return <Badge tone="wait">{INVOICE_KIND_LABEL[kind]}</Badge>;
  kind satisfies 'invoice';
  if (trouble === 'transfer-owed') return <Badge tone="no">{TROUBLE_LABEL[trouble]}</Badge>;
  if (trouble === 'written-off') return <Badge tone="wait">{TROUBLE_LABEL[trouble]}</Badge>;
  if (cancelledBy !== null) return <Badge tone="no">Storniert</Badge>;
  if (trouble !== null && arrears === null) return <Badge tone="no">{TROUBLE_LABEL[trouble]}</Badge>;
  if (paidBy !== null)
    return (
      <>
        {PAID[paidBy]}
        {paidOn === null ? null : ` am ${formatDate(paidOn)}`}
      </>
    );
  if (arrears !== null) return <Badge tone="no">Im Verzug seit {formatDate(arrears)}</Badge>;
  return isRefused ? <Badge tone="no">Karte abgelehnt</Badge> : <Badge tone="wait">Offen</Badge>;
};
