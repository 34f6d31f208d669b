import { Alert, Box, Button, Link, TextField } from '@mui/material';
import { NOTICE_MAX_LENGTH, REFERENCE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  AMENDABLE_LABEL,
  CHANNEL_LABEL,
  CHANNELS,
  type Channel,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { isWebLink } from '@sternklar/contracts/web-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createCaseCalls } from './case-calls.ts';
import { StepDialog } from './StepDialog.tsx';
import { WordsField } from './WordsField.tsx';

interface SendDialogProps {
  readonly found: ReviewCase;
  readonly isAppeal?: boolean;
  onClose(): void;
}

const MISSING = 'Bitte tragen Sie den Text ein, wie er gesendet wurde.';
const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** Notes what went to the platform: the text made from the customer's words, as it was sent, with its way and reference. */
export const SendDialog = ({ found: { review }, isAppeal = false, onClose }: SendDialogProps) => {
  const [channel, setChannel] = useState<Channel>('report-tool');
  const [written, write] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { notice, forward, appeal } = useCalls(createCaseCalls);
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['review-notice', review.id, channel, review.version],
    queryFn: () => notice(review.id, channel),
  });
  const text = written ?? data?.text ?? '';
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify('Text kopiert.', { type: 'success' });
  };
  const sent = { channel, sent_text: text.trim(), reference: reference.trim() };
  return (
    <StepDialog
      title={isAppeal ? 'Widerspruch einlegen' : 'Übermitteln'}
      text={
        isAppeal
          ? 'Gegen eine Ablehnung gibt es einen Widerspruch. Senden Sie ihn bei der Plattform ab und tragen Sie ihn hier ein.'
          : 'Senden Sie den Text bei der Plattform ab und tragen Sie ihn hier so ein, wie er gesendet wurde.'
      }
      action={isAppeal ? 'Widerspruch eintragen' : 'Als übermittelt eintragen'}
      done={isAppeal ? 'Widerspruch eingetragen.' : 'Übermittlung eingetragen.'}
      read={() => {
        setMissing(sent.sent_text === '');
        return sent.sent_text === '' ? null : sent;
      }}
      take={(step, repeatKey) => (isAppeal ? appeal : forward)(review.id, step, repeatKey)}
      onClose={onClose}
    >
      <TextField
        select
        label="Weg"
        value={channel}
        onChange={({ target }) => setChannel(target.value as Channel)}
        slotProps={{ select: { native: true }, htmlInput: { name: 'channel' } }}
      >
        {CHANNELS.map((one) => (
          <option key={one} value={one}>
            {CHANNEL_LABEL[one]}
          </option>
        ))}
      </TextField>
      {data && data.missing.length > 0 ? (
        <Alert severity="warning">Es fehlt: {listed.format(data.missing.map((name) => AMENDABLE_LABEL[name]))}.</Alert>
      ) : null}
      <WordsField
        label="Text, wie er gesendet wird"
        name="sent_text"
        value={text}
        maxLength={NOTICE_MAX_LENGTH}
        rows={6}
        error={isMissing && text.trim() === '' ? MISSING : null}
        {...(data?.is_shortened && { hint: 'Am Wortende gekürzt: Das Meldewerkzeug hat eine Höchstlänge.' })}
        onChange={write}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()} disabled={text === ''} sx={{ minHeight: 44 }}>
          Text kopieren
        </Button>
        {review.review_url !== null && isWebLink(review.review_url) ? (
          <Link
            href={review.review_url}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            Bewertung auf der Plattform öffnen
          </Link>
        ) : null}
      </Box>
      <TextField
        label="Aktenzeichen der Plattform (freiwillig)"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { name: 'reference', maxLength: REFERENCE_MAX_LENGTH } }}
      />
    </StepDialog>
  );
};
