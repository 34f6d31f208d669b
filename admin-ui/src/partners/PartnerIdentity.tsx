import { Box, Typography } from '@mui/material';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { useState } from 'react';
import { Commands } from '../session/for-admins.tsx';
import { BusyButton } from '../ui/BusyButton.tsx';
import { CopyText } from '../ui/CopyText.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QuestionDialog } from '../ui/QuestionDialog.tsx';
import { usePartnerChange } from './partner-calls.ts';
import { SERVER_SNIPPET } from './snippets.ts';

const IssueSecret = ({ partner }: { readonly partner: Partner }) => {
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { send, isPending } = usePartnerChange({
    run: (commands, id: string) => commands.issueIdentitySecret(id),
    done: null,
    onDone: (issued) => {
      setSecret(issued);
      setAsking(false);
    },
  });
  const start = () => (partner.identity ? setAsking(true) : send(partner.id));
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {secret === null ? null : (
        <>
          <Typography
            role="alert"
            sx={{ p: 1.5, borderRadius: '10px', color: 'var(--wait-700)', bgcolor: 'var(--wait-100)' }}
          >
            Dieses Geheimnis steht nur jetzt hier. Es gehört auf den Server des Partners, nie in eine Seite.
          </Typography>
          <CopyText name="Geheimnis" text={secret} />
        </>
      )}
      <Box>
        <BusyButton variant="outlined" isBusy={isPending} onClick={start} sx={{ minHeight: 44, px: 2.5 }}>
          {partner.identity ? 'Neues Geheimnis' : 'Geheimnis erzeugen'}
        </BusyButton>
      </Box>
      {asking ? (
        <QuestionDialog
          title="Neues Geheimnis?"
          action="Neues Geheimnis"
          isBusy={isPending}
          onConfirm={() => send(partner.id)}
          onClose={() => setAsking(false)}
        >
          Was mit dem bisherigen unterschrieben ist, wird ab sofort abgewiesen.
        </QuestionDialog>
      ) : null}
    </Box>
  );
};

/** Lets the partner's server say who its signed-in visitors are. */
export const PartnerIdentity = ({ partner }: { readonly partner: Partner }) => (
  <Panel title="Angemeldete Besucher">
    <Typography color="text.secondary">
      {partner.identity
        ? 'Der Server des Partners kann Besucher ausweisen: Wer dort angemeldet ist, findet seine Unterhaltung auf jedem Gerät wieder.'
        : 'Alle Besucher sind anonym. Mit einem Geheimnis kann der Server des Partners sagen, wer da schreibt.'}
    </Typography>
    <Commands>
      <IssueSecret partner={partner} />
    </Commands>
    {partner.identity ? <CopyText name="Beispiel für den Server (Node)" text={SERVER_SNIPPET} /> : null}
  </Panel>
);
