import { Box, Typography } from '@mui/material';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { Part } from '../lists/Part.tsx';
import { formatDate, formatPrice } from '../texts/format.ts';
import { InvoiceFileButton } from './InvoiceFileButton.tsx';
import { InvoiceStanding } from './InvoiceStanding.tsx';

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 };

/** The newest invoices, corrections and credit notes of one customer. */
export const InvoicesPart = ({ userId }: { readonly userId: string }) => (
  <Part<AdminInvoice>
    title="Rechnungen"
    resource="invoices"
    newestBy="created_at"
    userId={userId}
    none="Noch keine Rechnung."
    all="Liste öffnen"
    row={(invoice) => (
      <Box component="li" key={invoice.id} sx={rowStyle}>
        <Box sx={{ mr: 'auto' }}>
          <Typography sx={{ lineHeight: '28px', overflowWrap: 'anywhere' }}>{invoice.number}</Typography>
          <Typography variant="body2" color="text.secondary">
            {formatDate(invoice.issued_on)}
            {invoice.corrects === null && ` · ${formatPrice(invoice.amount)}`}
          </Typography>
        </Box>
        <InvoiceStanding invoice={invoice} />
        <Box sx={{ display: 'flex', my: -0.5 }}>
          <InvoiceFileButton invoice={invoice} form="pdf" />
          <InvoiceFileButton invoice={invoice} form="xrechnung" />
        </Box>
      </Box>
    )}
  />
);
