import { Box, Typography } from '@mui/material';
import type { AppearanceBody } from '@sternklar/contracts/partners/appearance.api';
import { CHAT_TITLE_MAX_LENGTH, CHAT_WELCOME_MAX_LENGTH } from '@sternklar/contracts/partners/appearance-limits';
import { officeWords } from '@sternklar/contracts/partners/office-hours';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { useState } from 'react';
import { Form } from 'react-admin';
import { Facts } from '../lists/Facts.tsx';
import { useMayChange } from '../session/staff.ts';
import { SubmitButton } from '../ui/FormDialogActions.tsx';
import { Panel } from '../ui/Panel.tsx';
import { AppearanceFields } from './AppearanceFields.tsx';
import { type AppearanceWords, appearanceOf, wordsOf } from './appearance-form.ts';
import { usePartnerChange } from './partner-calls.ts';

const AppearanceForm = ({ partner: { id, appearance } }: { readonly partner: Partner }) => {
  const [saved, setSaved] = useState(0);
  const { send, isPending } = usePartnerChange({
    run: (calls, body: AppearanceBody) => calls.changeAppearance(id, body),
    done: 'Der Auftritt ist gespeichert.',
    onDone: () => setSaved(saved + 1),
  });
  return (
    <Form
      // What is typed stays while somebody else changes the partner, and gives way to what was saved.
      record={{ id: saved, ...wordsOf(appearance) }}
      resetOptions={{ keepDirtyValues: true }}
      onSubmit={(words: object) => send(appearanceOf(words as AppearanceWords))}
      noValidate
      disableInvalidFormNotification
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AppearanceFields titleMax={CHAT_TITLE_MAX_LENGTH} welcomeMax={CHAT_WELCOME_MAX_LENGTH} />
        <Box>
          <SubmitButton
            variant="outlined"
            action="Auftritt speichern"
            busyAction="Wird gespeichert …"
            isBusy={isPending}
          />
        </Box>
      </Box>
    </Form>
  );
};

const said = (words: string | null) => words ?? 'wie überall';

/** How the chat looks on the partner's pages, to change for admins, to read for auditors. `readAt` in milliseconds. */
export const PartnerAppearance = ({ partner, readAt }: { readonly partner: Partner; readonly readAt: number }) => {
  const { title, color, words, office_hours } = partner.appearance;
  const hours = officeWords(office_hours, 'de', new Date(readAt))?.hours;
  const facts = [
    { name: 'Name', value: said(title) },
    { name: 'Begrüßung', value: said(words.de.welcome) },
    { name: 'Vorschläge', value: words.de.suggestions.join(' · ') || said(null) },
    { name: 'Farbe', value: said(color) },
    { name: 'Sprechzeiten', value: hours ?? 'keine genannt' },
  ];
  return (
    <Panel title="Auftritt">
      <Typography color="text.secondary">
        Gilt auf allen Seiten des Partners vom ersten Klick an, spätestens nach fünf Minuten. Was eine Seite selbst
        angibt, geht dort vor.
      </Typography>
      {useMayChange() ? <AppearanceForm partner={partner} /> : <Facts facts={facts} />}
    </Panel>
  );
};
