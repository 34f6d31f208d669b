import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { WriteOffReason } from '@sternklar/contracts/payments/booking';
import { formatDate } from '../texts/format.ts';

export const WRITE_OFF_LABEL: Readonly<Record<WriteOffReason, string>> = {
  uncollectable: 'Uneinbringlich',
  insolvency: 'Insolvenz',
  minor: 'Kleinbetrag',
  goodwill: 'Kulanz',
};

/** Can be settled by hand. */
export const isToBePaid = ({ kind, paid_by, cancelled_by, booking }: AdminInvoice): boolean =>
  kind === 'invoice' && paid_by === null && cancelled_by === null && booking === null;

/** What was booked by hand; empty when nothing was. */
export const bookingInWords = ({ booking }: AdminInvoice): string => {
  if (booking === null) return '';
  const { kind, booked_on, received_on, reference, reason } = booking;
  switch (kind) {
    case 'transfer':
      return [`Überweisung vom ${formatDate(received_on ?? booked_on)}`, ...(reference ? [reference] : [])].join(', ');
    case 'write-off':
      return [`Ausgebucht am ${formatDate(booked_on)}`, ...(reason ? [WRITE_OFF_LABEL[reason]] : [])].join(', ');
  }
};
