import type { AdminInvoice, PaymentTrouble } from '@sternklar/contracts/invoices/invoice.api';
import { RowButton, RowLink } from '../lists/RowActions.tsx';
import { listLink, rowLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { isToBePaid } from './booking-words.ts';
import type { Asked } from './InvoiceDialog.tsx';
import { InvoiceFileButton } from './InvoiceFileButton.tsx';

/** Settled not here but where its payment stands. */
const IS_UNCLEAR: Readonly<Record<PaymentTrouble, boolean>> = {
  disputed: true,
  'dispute-lost': false,
  'paid-back': false,
  'partly-paid-back': true,
  'partly-taken-back': true,
  'written-off': false,
  'transfer-owed': false,
};

export interface InvoiceActionsProps {
  readonly invoice: AdminInvoice;
  onAsk(what: Asked): void;
}

/** What can be done with an invoice, a correction or a credit note. */
export const InvoiceActions = ({ invoice, onAsk }: InvoiceActionsProps) => {
  const { kind, number, user_id, user_email, cancelled_by, booking, payment_trouble } = invoice;
  return (
    <>
      <InvoiceFileButton invoice={invoice} form="pdf" />
      <InvoiceFileButton invoice={invoice} form="xrechnung" />
      <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
      {payment_trouble !== null && IS_UNCLEAR[payment_trouble] && (
        <RowLink to={listLink('unmatched-payments', { user_id })} label="Unklare Zahlung" of={number} />
      )}
      <Commands>
        {isToBePaid(invoice) && (
          <>
            <RowButton label="Überweisung buchen" of={number} onClick={() => onAsk('transfer')} />
            <RowButton label="Ausbuchen" of={number} onClick={() => onAsk('write-off')} />
          </>
        )}
        {booking !== null && (
          <RowButton
            label={payment_trouble === 'transfer-owed' ? 'Überweisung zurückgezahlt' : 'Buchung zurücknehmen'}
            of={number}
            onClick={() => onAsk('withdrawal')}
          />
        )}
        {kind === 'invoice' && cancelled_by === null && (
          <>
            <RowButton label="Berichtigen" of={number} onClick={() => onAsk('correction')} />
            <RowButton label="Stornieren" of={number} onClick={() => onAsk('cancellation')} isGrave />
          </>
        )}
      </Commands>
    </>
  );
};
