import { PAYMENT_RETRY_DAYS } from '../constants.ts';
import type { EventOf } from '../event-registry.ts';
import { dueDayOf } from '../invoices/due-day.ts';
import { dayInGermany } from '../subscriptions/term.ts';
import type { bookingTakenBack } from './booking.events.ts';
import type { invoiceReopened, paymentFailed, paymentRetried } from './payment.events.ts';

type Word = EventOf<typeof paymentFailed | typeof paymentRetried | typeof invoiceReopened | typeof bookingTakenBack>;

/** Who lets a card be asked more often than it is by itself puts off no reminder. */
const isByItself = (attempt: number): boolean => attempt <= PAYMENT_RETRY_DAYS.length + 1;

/**
 * The day in Germany before which reminders do not count an open invoice, however long ago it was due: that on which its card
 * was asked for the last time, of which a mail tells, or, of one that is open again, as if it were issued then. Null: this says nothing of it. The latest counts.
 */
export const countedFromOf = ({ type, data }: Word): string | null => {
  switch (type) {
    case 'PaymentFailed': {
      const { attempt = 1, retryAt = null, failedAt } = data;
      return retryAt === null && isByItself(attempt) ? dayInGermany(failedAt) : null;
    }
    case 'PaymentRetried':
      // Its answer is still out.
      return isByItself(data.attempt) ? dayInGermany(data.retriedAt) : null;
    case 'InvoiceReopened':
      return dueDayOf(data.reopenedAt);
    case 'BookingTakenBack':
      return dueDayOf(data.takenBackAt);
  }
};
