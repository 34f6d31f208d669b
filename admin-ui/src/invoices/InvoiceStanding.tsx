import type { AdminInvoice, InvoiceKind } from '@sternklar/contracts/invoices/invoice.api';
import { Badge } from '../ui/Badge.tsx';

export const INVOICE_KIND_LABEL: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  'credit-note': 'Stornorechnung',
};

/** For a filter. */
export const INVOICE_KIND_CHOICES = Object.entries(INVOICE_KIND_LABEL).map(([id, name]) => ({ id, name }));

/** What became of it; an invoice that stands and is paid needs no badge. */
export const InvoiceStanding = ({ invoice }: { readonly invoice: AdminInvoice }) => {
  const { kind, cancelled_by: cancelledBy, paid_by: paidBy, payment_failed: isRefused } = invoice;
  if (kind === 'credit-note') return <Badge tone="wait">{INVOICE_KIND_LABEL[kind]}</Badge>;
  kind satisfies 'invoice';
  if (cancelledBy !== null) return <Badge tone="no">Storniert</Badge>;
  if (paidBy !== null) return null;
  return isRefused ? <Badge tone="no">Karte abgelehnt</Badge> : <Badge tone="wait">Offen</Badge>;
};
