import { Button } from '@mui/material';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { Facts } from '../lists/Facts.tsx';
import { rowLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { Commands } from '../session/Commands.tsx';
import { formatDate, formatPrice } from '../texts/format.ts';
import { InvoiceFileButton } from './InvoiceFileButton.tsx';
import { InvoiceStanding } from './InvoiceStanding.tsx';

interface InvoiceCardProps {
  readonly invoice: AdminInvoice;
  onCancel(): void;
}

/** One invoice or credit note as staff see it. */
export const InvoiceCard = ({ invoice, onCancel }: InvoiceCardProps) => {
  const { id, kind, number, user_id, user_email, company_name, amount, net_amount, cancels, cancelled_by } = invoice;
  return (
    <RowCard
      id={id}
      title={number}
      badges={<InvoiceStanding invoice={invoice} />}
      actions={
        <>
          <InvoiceFileButton invoice={invoice} form="pdf" />
          <InvoiceFileButton invoice={invoice} form="xrechnung" />
          <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
          {kind === 'invoice' && cancelled_by === null && (
            <Commands>
              <Button onClick={onCancel} aria-label={`Stornieren: ${number}`}>
                Stornieren
              </Button>
            </Commands>
          )}
        </>
      }
    >
      <Facts
        facts={[
          { name: 'Datum', value: formatDate(invoice.issued_on) },
          { name: 'Betrag', value: formatPrice(amount) },
          { name: 'Netto', value: formatPrice(net_amount) },
          {
            name: 'Leistung',
            value: `${formatDate(invoice.served_from)}\u00a0– ${formatDate(invoice.served_until)}`,
          },
          ...(company_name ? [{ name: 'Firma', value: company_name }] : []),
          { name: 'E-Mail', value: user_email },
          ...(cancels ? [{ name: 'Storniert', value: cancels }] : []),
          ...(cancelled_by ? [{ name: 'Storniert mit', value: cancelled_by }] : []),
        ]}
      />
    </RowCard>
  );
};
