import { Typography } from '@mui/material';
import { TERMINATION_NOTE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { AdminSubscription, TerminateSubscriptionBody } from '@sternklar/contracts/subscriptions/subscription.api';
import {
  TERMINATION_CAUSE_NAMES,
  TERMINATION_CAUSES,
  TERMINATION_PARTIES,
  TERMINATION_RULES,
  type TerminationCause,
  type TerminationParty,
} from '@sternklar/contracts/subscriptions/termination';
import { DateInput, RadioButtonGroupInput, TextInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePost } from '../data-provider/use-post.ts';
import { filled } from '../forms/filled.ts';
import { NativeSelect } from '../forms/NativeSelect.tsx';
import { formatRunsUntil } from '../texts/format.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface TerminateDialogProps {
  readonly subscription: AdminSubscription;
  onClose(): void;
}

/** Writes a day like ISO 8601 does. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const PARTY_NAMES: Readonly<Record<TerminationParty, string>> = { customer: 'Der Kunde', provider: 'Wir' };

const hasCause = filled('Bitte wählen Sie einen Grund.');
const NO_PARTY = 'Bitte geben Sie an, wer kündigt.';
const hasDeclared = filled('Bitte geben Sie den Tag der Erklärung an.');
const hasEnd = filled('Bitte geben Sie den letzten Tag des Abos an.');

const CauseInput = () => (
  <NativeSelect label="Grund" input={useInput({ source: 'cause', validate: hasCause })} autoFocus>
    {TERMINATION_CAUSES.map((cause) => (
      <option key={cause} value={cause}>
        {TERMINATION_CAUSE_NAMES[cause]}
      </option>
    ))}
  </NativeSelect>
);

/** Who may declare the chosen cause, and what becomes of the month that has begun. */
const WhatFollows = () => {
  const cause = useWatch<{ cause: TerminationCause | '' }>({ name: 'cause' }) as TerminationCause | '' | undefined;
  const rule = cause ? TERMINATION_RULES[cause] : null;
  const parties = rule?.by ?? TERMINATION_PARTIES;
  // One that was chosen for another cause stays in the form when the causes change.
  const isOffered = (party: TerminationParty | undefined) => party !== undefined && parties.includes(party);
  return (
    <>
      <RadioButtonGroupInput
        key={cause}
        source="declared_by"
        label="Wer kündigt"
        choices={parties.map((party) => ({ id: party, name: PARTY_NAMES[party] }))}
        validate={(party) => (isOffered(party) ? undefined : NO_PARTY)}
        helperText={false}
      />
      {rule ? (
        <Typography color="text.secondary">
          {rule.takesStartedMonthBack
            ? 'Auch der Monat, in den das Ende fällt, wird storniert; bezahlte Beträge gehen zurück.'
            : 'Der Monat, in den das Ende fällt, bleibt ganz berechnet.'}
        </Typography>
      ) : null}
    </>
  );
};

/** Ends a subscription out of the ordinary; says afterwards as of when. */
export const TerminateDialog = ({ subscription, onClose }: TerminateDialogProps) => {
  const { send, isPending } = usePost<TerminateSubscriptionBody, AdminSubscription>({
    path: `/api/admin/subscriptions/${encodeURIComponent(subscription.id)}/termination`,
    done: (ended) => `Beendet. Letzter Tag des Abos: ${formatRunsUntil(ended)}.`,
    failed: 'Das Abo konnte nicht beendet werden.',
    onDone: onClose,
  });
  const today = DAY.format(new Date());
  return (
    <FormDialog<TerminateSubscriptionBody>
      title="Abo außerordentlich beenden"
      start={{ declared_on: today, ends_on: today } as TerminateSubscriptionBody}
      action="Abo beenden"
      busyAction="Wird beendet …"
      isBusy={isPending}
      onSubmit={({ cause, declared_by, declared_on, ends_on, note }) =>
        send({ cause, declared_by, declared_on, ends_on, note: note ?? null })
      }
      onClose={onClose}
    >
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Von {subscription.user_email}. Spätere Monate werden storniert und erstattet, und der Kunde bekommt eine E-Mail
        mit Grund und Tag. Das lässt sich nicht zurücknehmen; eine ordentliche Kündigung tragen Sie als Kündigung ein.
      </Typography>
      <CauseInput />
      <WhatFollows />
      <DateInput
        source="declared_on"
        label="Erklärt oder eingegangen am"
        validate={hasDeclared}
        required
        helperText={false}
      />
      <DateInput source="ends_on" label="Letzter Tag des Abos" validate={hasEnd} required helperText={false} />
      <TextInput
        source="note"
        label="Notiz für das Team (freiwillig)"
        multiline
        minRows={2}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: TERMINATION_NOTE_MAX_LENGTH } }}
      />
    </FormDialog>
  );
};
