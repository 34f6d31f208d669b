import { Alert, Box, Button, Dialog, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { REFERENCE_MAX_LENGTH, SENT_TEXT_MAX_BYTES } from '@sternklar/contracts/constants';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { ForwardedReview } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useCommand } from '../../data-provider/use-command.ts';
import { formatCount } from '../../texts/format.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';
import { useLeftOnPurpose } from '../../ui/left-on-purpose.ts';
import { createCaseListCalls } from '../cases/case-list-calls.ts';
import { createCaseCalls } from '../casework/case-calls.ts';
import { belowMessages } from '../casework/StepDialog.tsx';
import { ChannelField } from '../casework/sending/ChannelField.tsx';
import { WordsField } from '../casework/WordsField.tsx';
import { EvidenceField } from './EvidenceField.tsx';
import {
  cannotGoWords,
  forwardedWords,
  isOfOneBusiness,
  leftOut,
  type NotForwarded,
  notForwarded,
} from './forward-words.ts';
import { listStyle, nameOf, SelectedNames } from './SelectedNames.tsx';
import type { ReviewToForward } from './selection.ts';
import { type EvidenceOfMany, useEvidenceOfMany } from './use-evidence-of-many.ts';

interface BulkForwardDialogProps {
  readonly initialReviews: readonly ReviewToForward[];
  /** Tells which reviews were not entered, by their ids. */
  onLeft(ids: readonly string[]): void;
  onClose(): void;
}

const MISSING = 'Bitte tragen Sie den Text ein, wie er gesendet wurde.';

const Failures = ({ failures }: { readonly failures: readonly NotForwarded[] }) => (
  <>
    <Alert severity="warning">Diese Anträge sind nicht eingetragen; die anderen sind es.</Alert>
    <Box component="ul" aria-label="Nicht eingetragen" tabIndex={0} sx={listStyle}>
      {failures.map(({ review, reason }) => (
        <li key={review.id}>
          <Typography sx={{ fontWeight: 580 }}>{nameOf(review)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {reason}
          </Typography>
        </li>
      ))}
    </Box>
  </>
);

/** What all of them went with. */
const useSent = (closed: readonly Channel[] | undefined) => {
  const [channel, setChannel] = useState<Channel>('report-tool');
  const [text, setText] = useState('');
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sent = { channel, sent_text: text.trim(), reference: reference.trim() };
  const read = () => {
    setMissing(sent.sent_text === '');
    return sent.sent_text === '' ? null : sent;
  };
  return {
    channel,
    closed,
    setChannel,
    text,
    setText,
    reference,
    setReference,
    error: isMissing && sent.sent_text === '',
    read,
  };
};

interface SentFieldsProps {
  readonly sent: ReturnType<typeof useSent>;
  readonly evidence: EvidenceOfMany;
}

const SentFields = ({ sent, evidence }: SentFieldsProps) => (
  <>
    <ChannelField channel={sent.channel} closed={sent.closed} onChange={sent.setChannel} />
    <WordsField
      label="Text, wie er gesendet wurde"
      name="sent_text"
      value={sent.text}
      maxLength={SENT_TEXT_MAX_BYTES}
      rows={5}
      hint="Steht danach bei jedem dieser Anträge im Verlauf."
      error={sent.error ? MISSING : null}
      onChange={sent.setText}
    />
    <TextField
      label="Aktenzeichen der Plattform (freiwillig)"
      value={sent.reference}
      onChange={({ target }) => sent.setReference(target.value)}
      slotProps={{ htmlInput: { name: 'reference', maxLength: REFERENCE_MAX_LENGTH } }}
    />
    <EvidenceField evidence={evidence} />
  </>
);

/** What the server said of each that was sent, and those that were not. */
interface Entered {
  readonly results: readonly ForwardedReview[];
  readonly left: readonly NotForwarded[];
}

/** Notes of many reviews of one business that they went to the platform together. */
export const BulkForwardDialog = ({ initialReviews, onLeft, onClose }: BulkForwardDialogProps) => {
  const [reviews] = useState(initialReviews);
  const [failures, setFailures] = useState<readonly NotForwarded[] | null>(null);
  const [keyFor] = useState(() => createRepeatKeys());
  const { forwardMany, notice } = useCalls(createCaseCalls);
  const first = reviews[0]?.id ?? '';
  const ways = useQuery({
    queryKey: ['notice', first, 'report-tool', false],
    queryFn: () => notice(first, { channel: 'report-tool', isAppeal: false }),
  });
  const sent = useSent(ways.data?.closed_ways);
  const evidence = useEvidenceOfMany(reviews.map(({ id }) => id));
  const { openAmong } = useCalls(createCaseListCalls);
  const readCases = () => openAmong(reviews.map(({ id }) => id));
  const cases = useQuery({ queryKey: ['cases-to-forward', reviews.map(({ id }) => id)], queryFn: readCases });
  const { send, isPending } = useCommand<NonNullable<ReturnType<typeof sent.read>>, Entered>({
    run: async (words) => {
      const left = leftOut(reviews, await readCases());
      const going = reviews.filter((review) => left.every((one) => one.review !== review));
      if (going.length === 0) return { results: [], left };
      const body = { ...words, reviews: going.map(({ id }) => ({ id, evidence_sent: evidence.idsOf(id) })) };
      return { results: await forwardMany(body, keyFor(body)), left };
    },
    done: ({ results }) => forwardedWords(results),
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal: Nichts geschieht doppelt.',
    onDone: ({ results, left: leftBefore }) => {
      const left = [...notForwarded(reviews, results), ...leftBefore];
      if (left.length === 0) onClose();
      else setFailures(left);
      onLeft(left.map(({ review }) => review.id));
    },
  });
  const leaving = useLeftOnPurpose(onClose);
  const isOfOne = isOfOneBusiness(reviews);
  const cannotGo = cases.data && cannotGoWords(reviews, cases.data, sent.channel);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = sent.read();
    if (words !== null && evidence.isReady) send(words);
  };
  const count = reviews.length === 1 ? 'Einen Antrag' : `${formatCount(reviews.length)} Anträge`;
  return (
    <Dialog
      open
      {...leaving}
      fullWidth
      maxWidth="sm"
      aria-labelledby="bulk-forward-title"
      slotProps={{ paper: { sx: belowMessages } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id="bulk-forward-title" sx={{ px: { xs: 2, sm: 3 } }}>
          {failures ? 'Nicht alle sind eingetragen' : `${count} als übermittelt eintragen`}
        </DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, sm: 2 }, px: { xs: 2, sm: 3 } }}
        >
          {failures ? <Failures failures={failures} /> : <SelectedNames reviews={reviews} />}
          {!isOfOne && (
            <Alert severity="info">
              Zusammen gehen nur Bewertungen eines Unternehmens. Bitte wählen Sie die anderen ab und tragen Sie sie
              danach ein.
            </Alert>
          )}
          {isOfOne && !failures && cannotGo ? <Alert severity="warning">{cannotGo}</Alert> : null}
          {isOfOne && !failures ? <SentFields sent={sent} evidence={evidence} /> : null}
        </DialogContent>
        {isOfOne && !failures ? (
          <FormDialogActions action="Eintragen" busyAction="Wird gespeichert …" isBusy={isPending} onClose={onClose} />
        ) : (
          <Box sx={{ px: 3, pb: 2.5, display: 'flex', justifyContent: 'flex-end' }}>
            <Button onClick={onClose} sx={{ minHeight: 44 }}>
              Schließen
            </Button>
          </Box>
        )}
      </form>
    </Dialog>
  );
};
