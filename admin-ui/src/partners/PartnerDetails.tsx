import { Box, Typography } from '@mui/material';
import type { Partner, PartnerBody } from '@sternklar/contracts/partners/partner.api';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../layout/BusyButton.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Facts } from '../lists/Facts.tsx';
import { useMayChange } from '../session/staff.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { usePartnerChange } from './partner-calls.ts';
import { type PartnerFaults, type PartnerWords, readPartner } from './partner-form.ts';

const EditForm = ({ partner }: { readonly partner: Partner }) => {
  const [changed, setChanged] = useState<Partial<PartnerWords>>({});
  const [faults, setFaults] = useState<PartnerFaults>({});
  const words = { name: partner.name, origins: partner.origins.join('\n'), ...changed };
  const { send, isPending } = usePartnerChange({
    run: (commands, body: PartnerBody) => commands.editPartner(partner.id, body),
    done: 'Die Angaben sind gespeichert.',
    onDone: () => setChanged({}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPartner(words);
    setFaults('faults' in read ? read.faults : {});
    if ('partner' in read) send(read.partner);
  };
  const onChange = (change: Partial<PartnerWords>) => {
    setChanged({ ...changed, ...change });
    setFaults({});
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <PartnerFields words={words} faults={faults} onChange={onChange} />
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
