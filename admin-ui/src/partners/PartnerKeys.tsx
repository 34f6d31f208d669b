import { Box, Button, TextField, Typography } from '@mui/material';
import { PARTNER_KEY_GRACE_DAYS } from '@sternklar/contracts/constants';
import type { Partner, PartnerKey } from '@sternklar/contracts/partners/partner.api';
import { useRef, useState } from 'react';
import { Commands } from '../session/for-admins.tsx';
import { Moment } from '../texts/Moment.tsx';
import { useFocusKeeper } from '../ui/focus.ts';
import { Panel } from '../ui/Panel.tsx';
import { QuestionDialog } from '../ui/QuestionDialog.tsx';
import { type KeyState, keyStateOf } from './key-state.ts';
import { usePartnerChange } from './partner-calls.ts';

const GRACE_CHOICES = [
  { days: 0, label: 'sofort sperren' },
  { days: 1, label: 'noch 1 Tag gelten lassen' },
  { days: PARTNER_KEY_GRACE_DAYS, label: `noch ${PARTNER_KEY_GRACE_DAYS} Tage gelten lassen` },
  { days: 90, label: 'noch 90 Tage gelten lassen' },
];

const KEY_WORDS: Readonly<Record<KeyState, string>> = {
  current: 'gilt seit',
  replaced: 'ersetzt, gilt bis',
  expired: 'ersetzt, galt bis',
  revoked: 'gesperrt am',
};

const RevokeKey = ({ partnerId, shown }: { readonly partnerId: string; readonly shown: PartnerKey }) => {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusKeeper(button);
  const { send, isPending } = usePartnerChange({
    run: (commands, keyId: string) => commands.revokePartnerKey(partnerId, keyId),
    done: 'Der Schlüssel ist gesperrt.',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button
        ref={button}
        onClick={() => setAsking(true)}
        aria-label={`${shown.key} sperren`}
        sx={{ minHeight: 44, px: 1, ml: 'auto' }}
      >
        Sperren
      </Button>
      {asking ? (
        <QuestionDialog
          title="Schlüssel sperren?"
          action="Jetzt sperren"
          isBusy={isPending}
          onConfirm={() => send(shown.id)}
          onClose={() => setAsking(false)}
        >
          Seiten mit diesem Schlüssel zeigen den Chat ab sofort nicht mehr, und wer gerade schreibt, wird getrennt. Das
          lässt sich nicht rückgängig machen.
        </QuestionDialog>
      ) : null}
    </>
  );
};

const RotateKey = ({ partnerId }: { readonly partnerId: string }) => {
  const [asking, setAsking] = useState(false);
  const [graceDays, setGraceDays] = useState(PARTNER_KEY_GRACE_DAYS);
  const { send, isPending } = usePartnerChange({
    run: (commands, days: number) => commands.rotatePartnerKey(partnerId, days),
    done: 'Der neue Schlüssel gilt ab jetzt.',
    onDone: () => setAsking(false),
  });
  return (
    <Box>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 44, px: 2.5 }}>
        Neuer Schlüssel
      </Button>
      {asking ? (
        <QuestionDialog
          title="Neuer Schlüssel"
          action="Schlüssel ersetzen"
          isBusy={isPending}
          onConfirm={() => send(graceDays)}
          onClose={() => setAsking(false)}
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            Der Partner braucht danach die neue Zeile auf seinen Seiten.
            <TextField
              select
              label="Den bisherigen Schlüssel"
              value={graceDays}
              onChange={({ target }) => setGraceDays(Number(target.value))}
              slotProps={{ select: { native: true }, htmlInput: { name: 'grace' } }}
            >
              {GRACE_CHOICES.map(({ days, label }) => (
                <option key={days} value={days}>
                  {label}
                </option>
              ))}
            </TextField>
          </Box>
        </QuestionDialog>
      ) : null}
    </Box>
  );
};

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 0.75,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: 0 },
};

const KeyRow = ({
  partnerId,
  shown,
  now,
}: {
  readonly partnerId: string;
  readonly shown: PartnerKey;
  readonly now: Date;
}) => {
  const { state, at } = keyStateOf(shown, now);
  const isUsable = state === 'current' || state === 'replaced';
  return (
    <Box component="li" data-key-id={shown.id} sx={rowStyle}>
      <Box sx={{ minWidth: 0, py: 0.5 }}>
        <Box
          component="code"
          sx={{
            overflowWrap: 'anywhere',
            fontSize: '0.875rem',
            textDecoration: isUsable ? 'none' : 'line-through',
          }}
        >
          {shown.key}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {KEY_WORDS[state]} <Moment at={at} />
        </Typography>
      </Box>
      {isUsable ? (
        <Commands>
          <RevokeKey partnerId={partnerId} shown={shown} />
        </Commands>
      ) : null}
    </Box>
  );
};

/** The keys there were, the newest first; a new one, and ending one. `readAt`: when they were read, in milliseconds. */
export const PartnerKeys = ({ partner, readAt }: { readonly partner: Partner; readonly readAt: number }) => (
  <Panel title="Schlüssel">
    <Box component="ul" aria-label="Schlüssel" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {partner.keys.map((key) => (
        <KeyRow key={key.id} partnerId={partner.id} shown={key} now={new Date(readAt)} />
      ))}
    </Box>
    <Commands>
      <RotateKey partnerId={partner.id} />
    </Commands>
  </Panel>
);
