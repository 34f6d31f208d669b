import { Alert, TextField, Typography } from '@mui/material';
import { REFERENCE_MAX_LENGTH, SENT_TEXT_MAX_BYTES } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { utf8Length } from '@sternklar/contracts/utf8-length';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { statusOf } from '../../../data-provider/refusal.ts';
import { useCalls } from '../../../data-provider/use-calls.ts';
import { createCaseCalls, type NoticeWay, type Sent } from '../case-calls.ts';
import { StepDialog } from '../StepDialog.tsx';
import { ChannelField } from './ChannelField.tsx';
import { EvidenceSent } from './EvidenceSent.tsx';
import { NoticeToSend } from './NoticeToSend.tsx';
import { draftOf, type NoticeDraft, sentTextOf } from './notice-draft.ts';
import { noticeQuery } from './notice-query.ts';
import { useShownNotice } from './use-shown-notice.ts';
import { useWithdrawal, Withdrawn } from './Withdrawn.tsx';

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

const problemOf = (text: string, draft: NoticeDraft | undefined, wasAsked: boolean): string | null => {
  if (draft?.isOutdated && wasAsked)
    return 'Der Kunde hat inzwischen anderes angegeben. Bitte wählen Sie oben, welcher Text gilt.';
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

/** The text of a way as it is shown, and what it would be recorded as. */
const useNotice = (found: ReviewCase, way: NoticeWay, chosen: string) => {
  const { channel } = way;
  const { notice } = useCalls(createCaseCalls);
  const { data, isError, isPlaceholderData } = useQuery({
    ...noticeQuery(found, notice, way),
    placeholderData: (before, query) => (query?.queryKey[2] === channel ? before : undefined),
  });
  const { shown, ...on } = useShownNotice(channel, isPlaceholderData ? undefined : data, chosen);
  const draft = data && draftOf(data, shown);
  return {
    ...on,
    notice: data,
    draft,
    isFailed: isError,
    /** What it is held to was made for what was chosen before. */
    isStale: isPlaceholderData,
    text: draft === undefined ? '' : sentTextOf(channel, draft),
  };
};

/** What goes along, and what somebody left out or took in addition. */
const useEvidence = ({ evidence }: ReviewCase) => {
  const [atFirst] = useState(() => new Set(evidence.map(({ id }) => id)));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const ids = evidence.map(({ id }) => id);
  const sent = ids.filter((id) => atFirst.has(id) !== toggled.has(id));
  return {
    sent,
    late: new Set(ids.filter((id) => !atFirst.has(id))),
    /** What the text is to name; undefined for all of it. */
    named: sent.length === evidence.length ? undefined : sent,
    chosen: [...toggled].toSorted().join(),
    toggle: (id: string) =>
      setToggled((before) =>
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
  const { notice, draft, isFailed, isStale, text, ...on } = useNotice(found, way, evidence.chosen);
  const queryClient = useQueryClient();
  const withdrawal = useWithdrawal(found);
  const choiceButton = useRef<HTMLButtonElement>(null);
  const read = () => {
    setAsked(true);
    if (notice === undefined || isStale) return null;
    if (problemOf(text, draft, true) !== null) {
      choiceButton.current?.focus();
      return null;
    }
    if (!withdrawal.isSettled) {
      withdrawal.box.current?.querySelector('input')?.focus();
      return null;
    }
    const known = { notice_version: notice.version, ...withdrawal.sent };
    return { channel, sent_text: text, reference: reference.trim(), evidence_sent: evidence.sent, ...known };
  };
  const take = async (step: Sent, repeatKey: string) => {
    try {
      await (isAppeal ? appeal : forward)(found.review.id, step, repeatKey);
    } catch (error) {
      // The customer may have said something else in this moment: then both texts are shown.
      if (statusOf(error) === 409) {
        void queryClient.invalidateQueries({ queryKey: ['review-case', found.review.id] });
        void queryClient.invalidateQueries({ queryKey: ['review-notice'] });
      }
      throw error;
    }
  };
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
      read={read}
      take={take}
      onClose={onClose}
    >
      <Withdrawn found={found} {...withdrawal} wasAsked={wasAsked} />
      <ChannelField channel={channel} closed={notice?.closed_ways} onChange={setChannel} />
      {notice && draft ? (
        <NoticeToSend
          way={way}
          notice={notice}
          draft={draft}
          reviewId={found.review.id}
          isStale={isStale}
          reviewUrl={found.review.review_url}
          problem={problemOf(text, draft, wasAsked)}
          copyButton={copyButton}
          choice={{ firstButton: choiceButton, onTakeNew: on.takeNew, onKeepOld: on.keepOld }}
          onChange={on.change}
          onTouched={on.touch}
          onCopied={() => referenceField.current?.focus()}
        />
      ) : (
        <Loading isFailed={isFailed} />
      )}
      <EvidenceSent
        evidence={found.evidence}
        sent={new Set(evidence.sent)}
        late={evidence.late}
        onToggle={evidence.toggle}
      />
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
