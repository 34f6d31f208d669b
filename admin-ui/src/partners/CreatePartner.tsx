import { Box, Card, Typography } from '@mui/material';
import type { PartnerBody } from '@sternklar/contracts/partners/partner.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { BusyButton } from '../layout/BusyButton.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { usePartnerChange } from './partner-calls.ts';
import { type PartnerFaults, type PartnerWords, readPartner } from './partner-form.ts';

/** An admin registers a partner, and gets to the line for its pages. */
export const CreatePartner = () => {
  const [words, setWords] = useState<PartnerWords>({ name: '', origins: '' });
  const [faults, setFaults] = useState<PartnerFaults>({});
  const [keyFor] = useState(() => createRepeatKeys());
  const navigate = useNavigate();
  const { send, isPending } = usePartnerChange({
    run: (commands, partner: PartnerBody) => commands.createPartner(partner, keyFor(partner)),
    done: 'Der Partner ist angelegt.',
    onDone: ({ id }) => void navigate(`/partners/${id}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPartner(words);
    setFaults('faults' in read ? read.faults : {});
    if ('partner' in read) send(read.partner);
  };
  return (
    <Card
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      aria-labelledby="create-partner-title"
      sx={{ display: 'grid', gap: 2, maxWidth: 720, p: { xs: 2, sm: 3 }, borderRadius: '14px' }}
    >
      <Typography component="h2" variant="h2" id="create-partner-title">
        Partner anlegen
      </Typography>
      <Typography color="text.secondary">
        Der Chat erscheint nur auf den Adressen, die Sie hier nennen. Schlüssel und Zeile für die Seiten folgen danach.
      </Typography>
      <PartnerFields
        words={words}
        faults={faults}
        onChange={(change) => {
          setWords({ ...words, ...change });
          setFaults({});
        }}
      />
      <Box>
        <BusyButton type="submit" variant="contained" isBusy={isPending} sx={{ minHeight: 44, px: 3 }}>
          {isPending ? 'Wird angelegt …' : 'Partner anlegen'}
        </BusyButton>
      </Box>
    </Card>
  );
};
