import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { REFERENCE_MAX_LENGTH } from '@sternklar/contracts/constants';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { isSecureWebLink } from '@sternklar/contracts/web-link';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { formatCount } from '../../texts/format.ts';
import { EvidenceField } from '../bulk/EvidenceField.tsx';
import { forwardedWords, notForwarded } from '../bulk/forward-words.ts';
import { useEvidenceOfMany } from '../bulk/use-evidence-of-many.ts';
import { createCaseCalls } from '../casework/case-calls.ts';
import { StepDialog } from '../casework/StepDialog.tsx';
import { ChannelField } from '../casework/sending/ChannelField.tsx';
import { useCopy } from '../casework/sending/use-copy.ts';
import { textsOf, together } from './texts-of-many.ts';
import { useNotices, useReadyCases } from './use-ready-cases.ts';

interface SendAllDialogProps {
  readonly businessId: string;
  readonly businessName: string;
  /** Told which were entered. */
  onForwarded(ids: readonly string[]): void;
  onClose(): void;
}

const FAILED = 'Die Texte konnten nicht geladen werden. Bitte schließen Sie das Fenster und öffnen Sie es noch einmal.';

const othersWords = (others: number): string =>
  others === 1
    ? 'Einen weiteren Fall bearbeitet gerade jemand anderes; er ist nicht dabei.'
    : `${formatCount(others)} weitere Fälle bearbeitet gerade jemand anderes; sie sind nicht dabei.`;

/** The ready cases of a business with their texts on a way. */
const useTexts = (businessId: string) => {
  const [channel, setChannel] = useState<Channel>('report-tool');
  const { cases, others, isFailed } = useReadyCases(businessId);
  const ids = (cases ?? []).map(({ id }) => id);
  const evidence = useEvidenceOfMany(ids);
  const { notices, isStale, isFailed: isTextFailed } = useNotices({ ids, channel, evidence });
  const [first] = notices?.values() ?? [];
  const formUrl = first?.form_url && isSecureWebLink(first.form_url) ? first.form_url : null;
  return {
    channel,
    setChannel,
    cases,
    ids,
    others,
    evidence,
    isStale,
    texts: notices && textsOf(channel, notices),
    closed: first?.closed_ways,
    formUrl,
    isFailed: isFailed || isTextFailed,
  };
};

/** Everything of a business that is ready goes to the platform together: copied with one press, entered with another. */
export const SendAllDialog = ({ businessId, businessName, onForwarded, onClose }: SendAllDialogProps) => {
  const { channel, setChannel, cases, ids, others, evidence, isStale, texts, closed, formUrl, isFailed } =
    useTexts(businessId);
  const [reference, setReference] = useState('');
  const referenceField = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const copy = useCopy(place);
  const notify = useNotify();
  const { forwardMany } = useCalls(createCaseCalls);
  const all = cases !== null && texts !== null ? together(cases, texts) : '';
  const wasFocused = useRef(false);
  // Whoever chooses another way stays there.
  const focusOnce = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || wasFocused.current) return;
    wasFocused.current = true;
    button.focus();
  }, []);
  const copyAll = async () => {
    if (!(await copy(all, 'all_texts'))) return;
    referenceField.current?.focus();
    if (formUrl !== null) window.open(formUrl, '_blank', 'noopener,noreferrer');
  };
  const read = () => {
    const [first] = texts?.values() ?? [];
    if (first === undefined || texts === null || isStale || !evidence.isReady) return null;
    const reviews = ids.map((id) => ({ id, sent_text: texts.get(id) ?? first, evidence_sent: evidence.idsOf(id) }));
    return { channel, sent_text: first, reference: reference.trim(), reviews };
  };
  return (
    <StepDialog
      title="Alle des Unternehmens übermitteln"
      text="Kopieren, bei der Plattform absenden, dann hier eintragen. Jeder Antrag bekommt seinen eigenen Text in den Verlauf; wer einen ändern will, übermittelt ihn einzeln."
      action={cases && cases.length > 1 ? `${formatCount(cases.length)} als übermittelt eintragen` : 'Eintragen'}
      done={null}
      isWide
      hint="Enter auf „Kopieren“, absenden, Aktenzeichen eintragen, Enter."
      read={read}
      take={async (sent, repeatKey) => {
        const results = await forwardMany(sent, repeatKey);
        notify(forwardedWords(results), { type: 'success' });
        for (const { review, reason } of notForwarded(cases ?? [], results))
          notify(`${review.reviewer_name}: ${reason}`, { type: 'warning' });
        onForwarded(results.filter(({ outcome }) => outcome === 'forwarded').map(({ id }) => id));
      }}
      onClose={onClose}
    >
      <ChannelField channel={channel} closed={closed} onChange={setChannel} />
      <Box ref={place} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isFailed ? <Alert severity="error">{FAILED}</Alert> : null}
        {cases?.length === 0 ? (
          <Alert severity="info">Von {businessName} ist gerade nichts bereit zur Übermittlung.</Alert>
        ) : null}
        {others > 0 ? <Alert severity="info">{othersWords(others)}</Alert> : null}
        {texts === null ? (
          <Typography role="status" color="text.secondary" sx={{ minHeight: 240 }}>
            {isFailed || cases?.length === 0 ? '' : 'Die Texte werden geladen …'}
          </Typography>
        ) : (
          <>
            <TextField
              label={`Texte zu ${businessName}`}
              value={all}
              multiline
              minRows={6}
              maxRows={12}
              slotProps={{ htmlInput: { name: 'all_texts', readOnly: true } }}
            />
            <Button
              ref={focusOnce}
              variant="contained"
              onClick={() => void copyAll()}
              disabled={isStale}
              sx={{ minHeight: 44, justifySelf: 'start' }}
            >
              {formUrl === null ? 'Alle Texte kopieren' : 'Alle Texte kopieren und Formular öffnen'}
            </Button>
          </>
        )}
      </Box>
      <EvidenceField evidence={evidence} />
      <TextField
        label="Aktenzeichen (freiwillig)"
        value={reference}
        inputRef={referenceField}
        onChange={({ target }) => setReference(target.value)}
        helperText="Gilt für alle; steht in der Bestätigung der Plattform."
        slotProps={{ htmlInput: { name: 'reference', maxLength: REFERENCE_MAX_LENGTH, autoComplete: 'off' } }}
      />
    </StepDialog>
  );
};
