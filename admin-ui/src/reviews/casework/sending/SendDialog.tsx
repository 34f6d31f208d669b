import { Alert, TextField, Typography } from '@mui/material';
import { REFERENCE_MAX_LENGTH, SENT_TEXT_MAX_BYTES } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { utf8Length } from '@sternklar/contracts/utf8-length';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useCalls } from '../../../data-provider/use-calls.ts';
import { createCaseCalls, type NoticeWay } from '../case-calls.ts';
import { StepDialog } from '../StepDialog.tsx';
import { ChannelField } from './ChannelField.tsx';
import { EvidenceSent } from './EvidenceSent.tsx';
import { NoticeToSend } from './NoticeToSend.tsx';
import { draftOf, originOf, sentTextOf } from './notice-draft.ts';
import { noticeQuery } from './notice-query.ts';
import { useChanges } from './use-changes.ts';

interface SendDialogProps {
  readonly found: ReviewCase;
  readonly isAppeal?: boolean;
  onClose(): void;
}

const WORDS = {
  notice: {
    title: 'Übermitteln',
    text: 'Kopieren, bei der Plattform absenden, dann hier eintragen. Bis dahin ist nichts vermerkt.',
    action: 'Als übermittelt eintragen',
    done: 'Übermittlung eingetragen.',
  },
  appeal: {
    title: 'Widerspruch einlegen',
    text: 'Gegen eine Ablehnung gibt es einen Widerspruch. Kopieren, bei der Plattform absenden, dann hier eintragen.',
    action: 'Widerspruch eintragen',
    done: 'Widerspruch eingetragen.',
  },
} as const;

const problemOf = (text: string, wasAsked: boolean): string | null => {
  if (utf8Length(text) > SENT_TEXT_MAX_BYTES) return 'Der Text ist zu lang: Er darf höchstens 60 KB haben.';
  return text === '' && wasAsked ? 'Bitte tragen Sie den Text ein, wie er gesendet wird.' : null;
};

const Loading = ({ isFailed }: { readonly isFailed: boolean }) =>
  isFailed ? (
    <Alert severity="error">
      Der Text konnte nicht geladen werden. Bitte schließen Sie das Fenster und öffnen Sie es noch einmal.
    </Alert>
  ) : (
    <Typography role="status" color="text.secondary" sx={{ minHeight: 240 }}>
      Der Text wird geladen …
    </Typography>
  );

/** The text of a way, and what it would be recorded as. */
const useNotice = (found: ReviewCase, way: NoticeWay) => {
  const { channel } = way;
  const { notice } = useCalls(createCaseCalls);
  const { changes, change, forget } = useChanges();
  const { data, isError, isPlaceholderData } = useQuery({
    ...noticeQuery(found, notice, way),
    placeholderData: (before, query) => (query?.queryKey[2] === channel ? before : undefined),
  });
  const draft = data && draftOf(data, changes[channel]);
  return {
    notice: data,
    draft,
    isFailed: isError,
    /** What is shown was made for what was chosen before. */
    isStale: isPlaceholderData,
    text: draft === undefined ? '' : sentTextOf(channel, draft),
    change: (next: Parameters<typeof change>[2]) => data && change(channel, originOf(data), next),
    takeNew: () => forget(channel),
  };
};

/** What goes along, and what somebody left out. */
const useEvidence = ({ evidence }: ReviewCase) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const sent = evidence.map(({ id }) => id).filter((id) => !left.has(id));
  return {
    left,
    sent,
    /** What the text is to name; undefined for all of it. */
    named: sent.length === evidence.length ? undefined : sent,
    toggle: (id: string) =>
      setLeft((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
  };
};

/**
 * From the customer's words to what the platform has: the text or fields of each way, copied and its form opened with one press,
 * and, by another, recorded as sent, with what the platform calls it.
 */
export const SendDialog = ({ found, isAppeal = false, onClose }: SendDialogProps) => {
  const words = isAppeal ? WORDS.appeal : WORDS.notice;
  const [channel, setChannel] = useState<Channel>('report-tool');
  const [reference, setReference] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const referenceField = useRef<HTMLInputElement>(null);
  const { forward, appeal } = useCalls(createCaseCalls);
  const evidence = useEvidence(found);
  const way = { channel, isAppeal, evidence: evidence.named };
  const { notice, draft, isFailed, isStale, text, change, takeNew } = useNotice(found, way);
  const isLoaded = notice !== undefined && !isStale;
  const wasFocused = useRef(false);
  // Whoever only reads and sends begins there, however soon the text comes; whoever chooses another way stays there.
  const copyButton = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || wasFocused.current) return;
    wasFocused.current = true;
    button.focus();
  }, []);
  return (
    <StepDialog
      title={words.title}
      text={words.text}
      action={words.action}
      done={words.done}
      isWide
      hint="Enter auf „Kopieren“, absenden, Aktenzeichen eintragen, Enter. Aus dem Text heraus trägt Strg+Enter ein."
      read={() => {
        setAsked(true);
        const isGood = isLoaded && problemOf(text, true) === null;
        return isGood ? { channel, sent_text: text, reference: reference.trim(), evidence_sent: evidence.sent } : null;
      }}
      take={(step, repeatKey) => (isAppeal ? appeal : forward)(found.review.id, step, repeatKey)}
      onClose={onClose}
    >
      <ChannelField channel={channel} closed={notice?.closed_ways} onChange={setChannel} />
      {notice && draft ? (
        <NoticeToSend
          way={way}
          notice={notice}
          draft={draft}
          reviewId={found.review.id}
          isStale={isStale}
          reviewUrl={found.review.review_url}
          problem={problemOf(text, wasAsked)}
          copyButton={copyButton}
          onChange={change}
          onTakeNew={takeNew}
          onCopied={() => referenceField.current?.focus()}
        />
      ) : (
        <Loading isFailed={isFailed} />
      )}
      <EvidenceSent evidence={found.evidence} left={evidence.left} onToggle={evidence.toggle} />
      <TextField
        label="Aktenzeichen (freiwillig)"
        value={reference}
        inputRef={referenceField}
        onChange={({ target }) => setReference(target.value)}
        helperText="Steht in der Bestätigung der Plattform."
        slotProps={{ htmlInput: { name: 'reference', maxLength: REFERENCE_MAX_LENGTH, autoComplete: 'off' } }}
      />
    </StepDialog>
  );
};
