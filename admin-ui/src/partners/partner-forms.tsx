import { Box, Typography } from '@mui/material';
import { PARTNER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Partner, PartnerBody } from '@sternklar/contracts/partners/partner.api';
import { MISSING_NAME } from '@sternklar/contracts/partners/partner-texts';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { useNavigate } from 'react-router';
import { usePost } from '../data-provider/use-post.ts';
import { filled } from '../forms/filled.ts';
import { Facts } from '../lists/Facts.tsx';
import { useMayChange } from '../session/staff.ts';
import { FormCard } from '../ui/FormCard.tsx';
import { SubmitButton } from '../ui/FormDialogActions.tsx';
import { Panel } from '../ui/Panel.tsx';
import { NOT_SAVED, usePartnerChange } from './partner-calls.ts';
import { faultOfOrigins, type PartnerWords, partnerOf } from './partner-form.ts';

const hasName = filled(MISSING_NAME);

/** Who the partner is, and where the widget may stand. */
const PartnerFields = () => (
  <>
    <TextInput
      source="name"
      label="Name"
      validate={hasName}
      required
      autoComplete="organization"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: PARTNER_NAME_MAX_LENGTH } }}
    />
    <TextInput
      source="origins"
      label="Adressen der Seiten"
      validate={faultOfOrigins}
      required
      multiline
      rows={4}
      helperText="Eine je Zeile, ohne Pfad: https://www.beispiel.de"
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', inputMode: 'url' } }}
    />
  </>
);

const NO_WORDS: PartnerWords = { name: '', origins: '' };

/** An admin registers a partner, and gets to the line for its pages. */
export const CreatePartner = () => {
  const navigate = useNavigate();
  const { send, isPending } = usePost<PartnerBody, Partner>({
    path: '/api/admin/partners',
    done: () => 'Der Partner ist angelegt.',
    failed: NOT_SAVED,
    onDone: ({ id }) => void navigate(`/partners/${id}`),
  });
  return (
    <FormCard
      title="Partner anlegen"
      action="Partner anlegen"
      busyAction="Wird angelegt …"
      isBusy={isPending}
      start={NO_WORDS}
      onSubmit={(words) => send(partnerOf(words))}
    >
      <Typography color="text.secondary">
        Der Chat erscheint nur auf den Adressen, die Sie hier nennen. Schlüssel und Zeile für die Seiten folgen danach.
      </Typography>
      <PartnerFields />
    </FormCard>
  );
};

const EditForm = ({ partner: { id, name, origins } }: { readonly partner: Partner }) => {
  const [saved, setSaved] = useState(0);
  const { send, isPending } = usePartnerChange({
    run: (calls, body: PartnerBody) => calls.editPartner(id, body),
    done: 'Die Angaben sind gespeichert.',
    onDone: () => setSaved(saved + 1),
  });
  return (
    <Form
      // What is typed stays while somebody else changes the partner, and gives way to what was saved.
      record={{ id: saved, name, origins: origins.join('\n') }}
      resetOptions={{ keepDirtyValues: true }}
      onSubmit={(words: object) => send(partnerOf(words as PartnerWords))}
      noValidate
      disableInvalidFormNotification
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PartnerFields />
        <Typography variant="body2" color="text.secondary">
          Auf einer Adresse, die hier fehlt, antwortet der Chat ab sofort nicht mehr.
        </Typography>
        <Box>
          <SubmitButton
            variant="outlined"
            action="Angaben speichern"
            busyAction="Wird gespeichert …"
            isBusy={isPending}
          />
        </Box>
      </Box>
    </Form>
  );
};

/** Name and addresses, to change for admins, to read for auditors. */
export const PartnerDetails = ({ partner }: { readonly partner: Partner }) => (
  <Panel title="Angaben">
    {useMayChange() ? (
      <EditForm partner={partner} />
    ) : (
      <Facts facts={[{ name: 'Adressen', value: partner.origins.join(', ') }]} />
    )}
  </Panel>
);
