import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { Badge } from '../layout/Badge.tsx';
import { INVOICE_KIND_LABEL } from './invoice-kind.ts';

/** What became of it; an invoice that stands and is paid needs no badge. */
export const InvoiceStanding = ({ invoice }: { readonly invoice: AdminInvoice }) => {
  const { kind, cancelled_by: cancelledBy, paid_by: paidBy, payment_failed: isRefused } = invoice;
  if (kind === 'credit-note') return <Badge tone="wait">{INVOICE_KIND_LABEL[kind]}</Badge>;
  kind satisfies 'invoice';
  if (cancelledBy !== null) return <Badge tone="no">Storniert</Badge>;
  if (paidBy !== null) return null;
  return isRefused ? <Badge tone="no">Karte abgelehnt</Badge> : <Badge tone="wait">Offen</Badge>;
};
