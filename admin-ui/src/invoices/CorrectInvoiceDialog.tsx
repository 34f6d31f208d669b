import { Box, Typography } from '@mui/material';
import { COMPANY_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminInvoice, CorrectInvoiceBody, InvoiceRecipient } from '@sternklar/contracts/invoices/invoice.api';
import {
  ADDRESS_INCOMPLETE,
  isPostalCode,
  POSTAL_CODE_PROBLEM,
  STREET_MAX_LENGTH,
  TOWN_MAX_LENGTH,
  VAT_ID_MAX_LENGTH,
} from '@sternklar/contracts/subscriptions/address';
import { plainVatId, vatIdProblem } from '@sternklar/contracts/subscriptions/vat-id';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePost } from '../data-provider/use-post.ts';
import { filled } from '../forms/filled.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface CorrectInvoiceDialogProps {
  readonly invoice: AdminInvoice;
  onClose(): void;
}

type Fields = Partial<InvoiceRecipient>;
type Field = keyof InvoiceRecipient;
type AddressField = keyof typeof ADDRESS_INCOMPLETE;

const LABELS: Readonly<Record<Field, string>> = {
  company_name: 'Name des Unternehmens',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  town: 'Ort',
  vat_id: 'USt-IdNr.',
};
const FIELDS = Object.keys(LABELS) as readonly Field[];

const plain = (text: string | null | undefined): string => (text ?? '').trim();

const hasName = filled('Bitte geben Sie den Namen des Unternehmens an.');
/** An address is given as a whole or not at all. */
const isWhole = (field: AddressField) => (text: string | null, all: Fields) =>
  plain(text) === '' && [all.street, all.postal_code, all.town].some((part) => plain(part) !== '')
    ? ADDRESS_INCOMPLETE[field]
    : undefined;
const isCode = (text: string | null) =>
  plain(text) === '' || isPostalCode(plain(text)) ? undefined : POSTAL_CODE_PROBLEM;
const isVatId = (text: string | null) => vatIdProblem(plain(text)) ?? undefined;

const INPUTS: Readonly<Record<Field, { readonly validate: object; readonly maxLength: number }>> = {
  company_name: { validate: hasName, maxLength: COMPANY_NAME_MAX_LENGTH },
  street: { validate: isWhole('street'), maxLength: STREET_MAX_LENGTH },
  postal_code: { validate: [isWhole('postal_code'), isCode], maxLength: 10 },
  town: { validate: isWhole('town'), maxLength: TOWN_MAX_LENGTH },
  vat_id: { validate: isVatId, maxLength: VAT_ID_MAX_LENGTH },
};

/** As it will stand on the correction. */
const wordsOf = (fields: Fields, field: Field): string =>
  field === 'vat_id' ? plainVatId(plain(fields.vat_id)) : plain(fields[field]);

/** What the correction says otherwise than what holds now. */
const Changes = ({ before }: { readonly before: InvoiceRecipient }) => {
  const now = useWatch() as Fields;
  const changed = FIELDS.filter((field) => wordsOf(now, field) !== wordsOf(before, field));
  return (
    <Box role="status">
      <Typography variant="subtitle2" component="h3">
        Das ändert sich
      </Typography>
      {changed.length === 0 ? (
        <Typography color="text.secondary">Noch nichts.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {changed.map((field) => (
            <li key={field}>
              {LABELS[field]}: {wordsOf(before, field) || 'ohne'} → {wordsOf(now, field) || 'ohne'}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};

/** Corrects to whom an invoice goes by a document of its own; says afterwards by which one. */
export const CorrectInvoiceDialog = ({ invoice, onClose }: CorrectInvoiceDialogProps) => {
  const { send, isPending } = usePost<CorrectInvoiceBody, AdminInvoice>({
    path: `/api/admin/invoices/${encodeURIComponent(invoice.id)}/correction`,
    done: ({ corrected_by }) => `Berichtigt mit ${corrected_by}.`,
    failed: 'Die Rechnung konnte nicht berichtigt werden.',
    onDone: onClose,
  });
  return (
    <FormDialog<Fields>
      title={`Rechnung ${invoice.number} berichtigen`}
      start={invoice.recipient}
      action="Berichtigen"
      busyAction="Wird berichtigt …"
      isBusy={isPending}
      onSubmit={({ company_name, street, postal_code, town, vat_id }) =>
        send({ company_name: plain(company_name), street, postal_code, town, vat_id })
      }
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {invoice.user_email} bekommt eine Rechnungsberichtigung mit eigener Nummer per E-Mail. Monat, Betrag und Zahlung
        bleiben; erstattet und abgebucht wird nichts. Künftige Rechnungen ändern sich dadurch nicht.
      </Typography>
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={LABELS[field]}
          validate={INPUTS[field].validate as typeof hasName}
          required={field === 'company_name'}
          autoFocus={field === 'company_name'}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: INPUTS[field].maxLength } }}
        />
      ))}
      <Changes before={invoice.recipient} />
    </FormDialog>
  );
};
