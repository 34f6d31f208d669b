import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { takenBackIn } from '@sternklar/contracts/reviews/taken-back';
import { ERASED_TEXT, formatDay } from '../../texts/format.ts';
import { Actor, type TimelineStep } from '../../ui/Timeline.tsx';
import { ACTOR_LABEL, caseStepName, sameStatusName } from '../names.ts';
import { STATUS_TONE, StatusBadge } from '../StatusBadge.tsx';

interface ChangeProps {
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
  /** Nobody decided it: what was decided before was a mistake. */
  readonly takesBack: true | undefined;
}

const Change = ({ from, to, takesBack }: ChangeProps) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
    {takesBack ? 'Entscheidung zurückgenommen: ' : null}
    <Box component="span" sx={visuallyHidden}>
      {takesBack ? 'Status wieder von ' : 'Status geändert von '}
    </Box>
    <StatusBadge status={from} />
    <span aria-hidden>→</span>
    <Box component="span" sx={visuallyHidden}>
      {' auf '}
    </Box>
    <StatusBadge status={to} />
  </Box>
);

const wordsStyle = {
  mt: 0.5,
  px: 1.75,
  py: 1.25,
  borderRadius: '12px',
  backgroundColor: 'var(--sunken)',
  border: '1px solid var(--line)',
  '&[data-shown="true"]': { backgroundColor: 'var(--dawn-100)', borderColor: 'transparent' },
};

const NoteWords = ({ note, isShown }: { readonly note: string; readonly isShown: boolean }) => (
  <Box data-shown={isShown} sx={wordsStyle}>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {note || ERASED_TEXT}
    </Typography>
  </Box>
);

const whatOf = (entry: AdminReviewHistoryEntry) => {
  const { kind, from, to, step, shown_to_customer: isShown } = entry;
  switch (kind) {
    case 'submitted':
      return 'Eingereicht';
    case 'erased':
      return 'Angaben gelöscht';
    case 'status-changed':
      return sameStatusName(entry) ?? (from && to && <Change from={from} to={to} takesBack={step?.takes_back} />);
    case 'note-added':
      return isShown ? 'Notiz für den Kunden' : 'Interne Notiz';
    default:
      return caseStepName(entry) ?? 'Änderung';
  }
};

/** What went to the platform is long, and folded. */
const isFolded = (kind: AdminReviewHistoryEntry['kind']): boolean => kind === 'forwarded' || kind === 'appealed';

const summaryStyle = { cursor: 'pointer', minHeight: 28, textDecoration: 'underline', textUnderlineOffset: '3px' };

const ASKS = 'Nachfragen am';
/** What is to be done on the day of a step, by what the platform said. */
const DAY_OF: Readonly<Record<PlatformAnswer, string>> = {
  received: ASKS,
  asks: 'Zu beantworten bis',
  'passed-to-author': ASKS,
  removed: ASKS,
  refused: ASKS,
};

/** What a step was about beside its words: the platform's reference, and when somebody asks after it. */
const About = ({ step }: Pick<AdminReviewHistoryEntry, 'step'>) => {
  if (!step?.reference && !step?.follow_up_at) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {step.reference ? `Aktenzeichen ${step.reference}` : null}
      {step.reference && step.follow_up_at ? ' · ' : null}
      {step.follow_up_at ? `${step.answer ? DAY_OF[step.answer] : ASKS} ${formatDay(step.follow_up_at)}` : null}
    </Typography>
  );
};

/** Beside a decision, or the answer that brought it, that does not hold any more. */
const Undone = () => (
  <Typography variant="body2" color="text.secondary">
    War ein Versehen, später zurückgenommen.
  </Typography>
);

const Words = ({
  entry: { kind, note, step, shown_to_customer: isShown },
}: {
  readonly entry: AdminReviewHistoryEntry;
}) => (
  <>
    <About step={step} />
    {note !== null && isFolded(kind) ? (
      <details>
        <Box component="summary" sx={summaryStyle}>
          Text, wie er gesendet wurde
        </Box>
        <NoteWords note={note} isShown={isShown} />
      </details>
    ) : null}
    {note !== null && !isFolded(kind) ? <NoteWords note={note} isShown={isShown} /> : null}
  </>
);

type Told = AdminReviewHistoryEntry & { readonly isConfirmed?: true };

/** The customer entered the platform's answer, and staff the same after it: these say that it holds, and not the words again. */
const isConfirmed = (entry: AdminReviewHistoryEntry, before: AdminReviewHistoryEntry | undefined): boolean =>
  entry.kind === 'platform-answered' &&
  entry.actor !== 'customer' &&
  before?.actor === 'customer' &&
  before.step?.answer === entry.step?.answer &&
  before.note === entry.note;

const withoutRepeats = (history: readonly AdminReviewHistoryEntry[]): readonly Told[] => {
  let answered: AdminReviewHistoryEntry | undefined;
  return history.map((entry) => {
    const before = answered;
    if (entry.kind === 'platform-answered') answered = entry;
    return isConfirmed(entry, before) ? { ...entry, note: null, isConfirmed: true as const } : entry;
  });
};

const wordsOf = (entry: Told, isUndone: boolean) =>
  entry.note === null && entry.step === undefined && !isUndone ? null : (
    <>
      {isUndone ? <Undone /> : null}
      <Words entry={entry} />
    </>
  );

/** What happened to a review as steps of its timeline, the newest first. */
export const stepsOf = (history: readonly AdminReviewHistoryEntry[]): readonly TimelineStep[] => {
  const undone = takenBackIn(history);
  return withoutRepeats(history)
    .toReversed()
    .map((entry) => ({
      id: entry.id,
      at: entry.at,
      what: entry.isConfirmed ? 'Antwort der Plattform bestätigt' : whatOf(entry),
      who: <Actor as={ACTOR_LABEL[entry.actor]} id={entry.actor_id} email={entry.actor_email} />,
      words: wordsOf(entry, undone.has(entry.id)),
      tone: entry.to ? STATUS_TONE[entry.to] : 'plain',
    }));
};
