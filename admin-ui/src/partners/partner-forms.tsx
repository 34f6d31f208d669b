import { Box, Card, TextField, Typography } from '@mui/material';
import { PARTNER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Partner, PartnerBody } from '@sternklar/contracts/partners/partner.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Facts } from '../lists/Facts.tsx';
import { useMayChange } from '../session/staff.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { usePartnerChange } from './partner-calls.ts';
import { type PartnerFaults, type PartnerWords, readPartner } from './partner-form.ts';

/** What is typed over the words that a form opens with, and what is wrong with it. */
const usePartnerWords = (given: PartnerWords) => {
  const [changed, setChanged] = useState<Partial<PartnerWords>>({});
  const [faults, setFaults] = useState<PartnerFaults>({});
  const words = { ...given, ...changed };
  return {
    words,
    faults,
    onChange: (change: Partial<PartnerWords>) => {
      setChanged({ ...changed, ...change });
      setFaults({});
    },
    /** Hands the partner on once nothing is wrong with it. */
    onSubmit: (send: (partner: PartnerBody) => void) => (event: FormEvent) => {
      event.preventDefault();
      const read = readPartner(words);
      setFaults('faults' in read ? read.faults : {});
      if ('partner' in read) send(read.partner);
    },
    forget: () => setChanged({}),
  };
};

/** Who the partner is, and where the widget may stand. */
const PartnerFields = ({ words, faults, onChange }: ReturnType<typeof usePartnerWords>) => (
  <>
    <TextField
      label="Name"
      value={words.name}
      onChange={({ target }) => onChange({ name: target.value })}
      required
      error={faults.name !== undefined}
      helperText={faults.name}
      slotProps={{ htmlInput: { name: 'name', maxLength: PARTNER_NAME_MAX_LENGTH, autoComplete: 'organization' } }}
    />
    <TextField
      label="Adressen der Seiten"
      value={words.origins}
      onChange={({ target }) => onChange({ origins: target.value })}
      required
      multiline
      rows={4}
      error={faults.origins !== undefined}
      helperText={faults.origins ?? 'Eine je Zeile, ohne Pfad: https://www.beispiel.de'}
      slotProps={{ htmlInput: { name: 'origins', spellCheck: false, autoCapitalize: 'none', inputMode: 'url' } }}
    />
  </>
);

/** An admin registers a partner, and gets to the line for its pages. */
export const CreatePartner = () => {
  const form = usePartnerWords({ name: '', origins: '' });
  const [keyFor] = useState(() => createRepeatKeys());
  const navigate = useNavigate();
  const { send, isPending } = usePartnerChange({
    run: (calls, partner: PartnerBody) => calls.createPartner(partner, keyFor(partner)),
    done: 'Der Partner ist angelegt.',
    onDone: ({ id }) => void navigate(`/partners/${id}`),
  });
  return (
    <Card
      component="form"
      variant="outlined"
      noValidate
      onSubmit={form.onSubmit(send)}
      aria-labelledby="create-partner-title"
      sx={{ display: 'grid', gap: 2, maxWidth: 720, p: { xs: 2, sm: 3 }, borderRadius: '14px' }}
    >
      <Typography component="h2" variant="h2" id="create-partner-title">
        Partner anlegen
      </Typography>
      <Typography color="text.secondary">
        Der Chat erscheint nur auf den Adressen, die Sie hier nennen. Schlüssel und Zeile für die Seiten folgen danach.
      </Typography>
      <PartnerFields {...form} />
      <Box>
        <BusyButton type="submit" variant="contained" isBusy={isPending} sx={{ minHeight: 44, px: 3 }}>
          {isPending ? 'Wird angelegt …' : 'Partner anlegen'}
        </BusyButton>
      </Box>
    </Card>
  );
};

const EditForm = ({ partner }: { readonly partner: Partner }) => {
  const form = usePartnerWords({ name: partner.name, origins: partner.origins.join('\n') });
  const { send, isPending } = usePartnerChange({
    run: (calls, body: PartnerBody) => calls.editPartner(partner.id, body),
    done: 'Die Angaben sind gespeichert.',
    onDone: form.forget,
  });
  return (
    <Box component="form" noValidate onSubmit={form.onSubmit(send)} sx={{ display: 'grid', gap: 2 }}>
      <PartnerFields {...form} />
      <Typography variant="body2" color="text.secondary">
        Auf einer Adresse, die hier fehlt, antwortet der Chat ab sofort nicht mehr.
      </Typography>
      <Box>
        <BusyButton type="submit" variant="outlined" isBusy={isPending} sx={{ minHeight: 44, px: 3 }}>
          {isPending ? 'Wird gespeichert …' : 'Angaben speichern'}
        </BusyButton>
      </Box>
    </Box>
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
