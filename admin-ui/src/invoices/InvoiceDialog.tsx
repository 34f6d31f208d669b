import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { ComponentType } from 'react';
import { BookTransferDialog } from './BookTransferDialog.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { CorrectInvoiceDialog } from './CorrectInvoiceDialog.tsx';
import { WithdrawBookingDialog } from './WithdrawBookingDialog.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

interface DialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

/** What is asked of an invoice, and where. */
const DIALOGS = {
  transfer: BookTransferDialog,
  'write-off': WriteOffDialog,
  withdrawal: WithdrawBookingDialog,
  correction: CorrectInvoiceDialog,
  cancellation: CancelInvoiceDialog,
} as const satisfies Record<string, ComponentType<DialogProps>>;
export type Asked = keyof typeof DIALOGS;

interface InvoiceDialogProps extends DialogProps {
  readonly asked: Asked;
}

/** What stands open about an invoice; loaded when the first one is asked for. */
export const InvoiceDialog = ({ asked, ...props }: InvoiceDialogProps) => {
  const Asking = DIALOGS[asked];
  return <Asking {...props} />;
};
