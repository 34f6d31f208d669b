import { Alert, Box, FormHelperText } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { type RefObject, useRef, useState } from 'react';
import { formatDay } from '../../../texts/format.ts';
import { CheckBox } from '../../../ui/CheckBox.tsx';

/** Whether what is entered went out before the customer withdrew the request, which they may do while the dialog is open. */
export const useWithdrawal = ({ withdrawn_at: at }: ReviewCase) => {
  const [wasBefore, setBefore] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return {
    box,
    wasBefore,
    toggle: () => setBefore((before) => !before),
    isSettled: at === null || wasBefore,
    sent: at !== null && wasBefore ? { sent_before_withdrawal: true as const } : {},
  };
};

interface WithdrawnProps {
  readonly found: ReviewCase;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly wasBefore: boolean;
  readonly wasAsked: boolean;
  toggle(): void;
}

/** Says, before anything is sent or entered, that the customer no longer wants it; what went out before can be entered. */
export const Withdrawn = ({ found: { withdrawn_at: at }, box, wasBefore, wasAsked, toggle }: WithdrawnProps) =>
  at === null ? null : (
    <Alert severity="warning">
      {`Der Kunde hat diesen Antrag am ${formatDay(at)} zurückgezogen: Bitte senden Sie nichts mehr ab. Was vorher schon hinausging, können Sie mit diesem Vermerk eintragen.`}
      <Box ref={box} sx={{ mt: 1 }}>
        <CheckBox label="Ging vor dem Zurückziehen an die Plattform" isChecked={wasBefore} onToggle={toggle} />
      </Box>
      {wasAsked && !wasBefore ? (
        <FormHelperText error>Nur mit diesem Vermerk lässt es sich noch eintragen.</FormHelperText>
      ) : null}
    </Alert>
  );
