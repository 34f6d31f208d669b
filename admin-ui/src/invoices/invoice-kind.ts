import type { InvoiceKind } from '@sternklar/contracts/invoices/invoice.api';

export const INVOICE_KIND_LABEL: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Rechnung',
  'credit-note': 'Stornorechnung',
};

/** For a filter. */
export const INVOICE_KIND_CHOICES = Object.entries(INVOICE_KIND_LABEL).map(([id, name]) => ({ id, name }));
