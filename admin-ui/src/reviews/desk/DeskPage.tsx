import { Box } from '@mui/material';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isDecided, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { NewChanges } from '../../live-updates/NewChanges.tsx';
import { lazyDialog } from '../../routing/lazy-dialog.tsx';
import { newsPlace } from '../../ui/focus.ts';
import { goesTogether } from '../cases/goes-together.ts';
import { StepTakenContext } from '../casework/step-taken.ts';
import type { CaseStep } from '../casework/steps-for.ts';
import { isOthers, useHold } from '../casework/use-hold.ts';
import { Anyway, preloadSteps, useSteps } from '../casework/use-steps.tsx';
import { ChangeReviewStatusDialog } from '../decide/ChangeReviewStatusDialog.tsx';
import { NO_NOTE } from '../decide/kept-note.ts';
import { DeskHead } from './DeskHead.tsx';
import { DeskPanes } from './DeskPanes.tsx';
import { NoCase } from './NoCase.tsx';
import { useReadAhead, useShownCase } from './shown-case.ts';
import { UndoToast } from './UndoToast.tsx';
import { type Decision, useDecision } from './use-decision.ts';
import { useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';

const ShortcutHelp = lazyDialog(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

const SendAllDialog = lazyDialog(async () => (await import('./SendAllDialog.tsx')).SendAllDialog);
const ignore = () => undefined;

/** Puts the focus on the case that one went to: it is read out, and seen from its beginning. */
const useFocusOnMove = (id: string | undefined, isThere: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    // One that comes back after its step is gone to anew.
    if (id === undefined && shown.current !== undefined) shown.current = '';
    if (!isThere || shown.current === id) return;
    const isFirst = shown.current === undefined;
    shown.current = id;
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isFirst && !isTyping) heading.current?.focus();
  }, [id, isThere]);
  return heading;
};

/** Whether there has been one to be seen. */
const useHadCase = (isThere: boolean): boolean => {
  const [had, setHad] = useState(isThere);
  if (isThere && !had) setHad(true);
  return had;
};

/** The code of the dialogs comes once the page is there, so that the first key opens one at once. */
const usePreloadedSteps = () => {
  useEffect(() => {
    // Where it cannot be had it is asked for again when a dialog is opened.
    preloadSteps().catch(() => undefined);
  }, []);
};

/** So many cases after the one that is shown. */
const READ_AHEAD = 2;

/** A component of its own: what it reads renders nothing anew. */
const ReadAhead = ({ id }: { readonly id: string }) => {
  useReadAhead(id);
  return null;
};

/** Where staff sit all day: what is next, the case, and what can be done about it. */
export const DeskPage = () => {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const desk = useDesk(q);
  const { list, rows, index, current, waiting } = desk;
  const shown = useShownCase(current?.id ?? null);
  const ahead = rows.slice(index + 1, index + 1 + READ_AHEAD);
  const { review, found } = shown;
  const decision = useDecision({
    current: review,
    move: desk.move,
    leave: desk.leave,
    timesGone: desk.timesGone,
    comeBack: desk.comeBack,
    forget: shown.forget,
  });
  const steps = useSteps(found);
  /** The review before the step that was begun last: the stream may tell of a decision before its own answer is there. */
  const [before, setBefore] = useState<AdminReview | null>(null);
  const begin = (step: CaseStep) => {
    setBefore(review);
    steps.begin(step);
  };
  const { hold } = useHold(found);
  const [wanted, setWanted] = useState<ReviewStatus | null>(null);
  const [hasKeys, setKeys] = useStore('queue.shortcuts', true);
  const heading = useFocusOnMove(current?.id, review !== null);
  usePreloadedSteps();

  // Somebody else works on it: one decides about it only on purpose.
  const decideNow = found !== null && isOthers(found) ? setWanted : decision.decide;
  /** A decision that is set back: was it a mistake, or does the request begin anew? */
  const [settingBack, setSettingBack] = useState<AdminReview | null>(null);
  const decide = (status: ReviewStatus) => {
    if (review !== null && isDecided(review.status) && !isDecided(status)) setSettingBack(review);
    else decideNow(status);
  };
  const [isHelping, setHelping] = useState(false);
  const [sendingAll, setSendingAll] = useState<ListedCase | null>(null);
  const isReady = (row: ListedCase) => row.business_id === current?.business_id && goesTogether(row);
  const sendAll =
    current !== null && isReady(current) && rows.filter(isReady).length > 1 ? () => setSendingAll(current) : null;
  const search = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLDivElement>(null);
  /** Or to what is said instead of one. */
  const toCase = () => (heading.current ?? newsPlace())?.focus();
  /** Where there was a case, what tells that there is none has the focus. */
  const hadCase = useHadCase(current !== null);
  useDeskKeys(hasKeys, {
    desk,
    found,
    decision,
    begin,
    decide,
    hold,
    search: () => search.current?.focus(),
    note: () => noteField.current?.querySelector('textarea')?.focus(),
    help: () => setHelping(true),
    sendAll,
  });

  /** A step was taken: the case goes, and a decision that came with it can be taken back. */
  const onTaken = (sent: object) => {
    if (current === null) return;
    noteDecision(decision, before ?? review, sent);
    shown.forget(current.id);
    desk.stepTaken(current.id);
  };

  return (
    <StepTakenContext value={onTaken}>
      <Box data-full-width sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DeskHead
          waiting={list.data ? waiting : null}
          searchRef={search}
          onSearched={toCase}
          onHelp={() => setHelping(true)}
        />
        <NewChanges
          count={desk.count}
          isUnsure={desk.isUnsure}
          isLoading={desk.isLoading}
          onReload={() => void desk.showNews()}
        />
        {current ? (
          <DeskPanes
            desk={desk}
            current={current}
            shown={shown}
            decision={decision}
            headingRef={heading}
            noteRef={noteField}
            hasKeys={hasKeys}
            onBegin={begin}
            onSendAll={sendAll}
            onDecide={decide}
            onLeaveNote={toCase}
          />
        ) : (
          <NoCase desk={desk} q={q} takesFocus={hadCase} />
        )}
        {ahead.map(({ id }) => (
          <ReadAhead key={id} id={id} />
        ))}
        <UndoToast decision={decision} hasKeys={hasKeys} />
        {steps.dialog}
        {sendingAll === null ? null : (
          // What it forwards it tells itself.
          <StepTakenContext value={ignore}>
            <SendAllDialog
              businessId={sendingAll.business_id}
              businessName={sendingAll.business_name}
              onForwarded={(ids) => {
                for (const id of ids) shown.forget(id);
                desk.stepTaken(...ids);
              }}
              onClose={() => setSendingAll(null)}
            />
          </StepTakenContext>
        )}
        {settingBack === null ? null : (
          <ChangeReviewStatusDialog
            review={settingBack}
            initialStatus="eingereicht"
            onClose={() => setSettingBack(null)}
          />
        )}
        {wanted !== null && found !== null ? (
          <Anyway
            found={found}
            action="Trotzdem entscheiden"
            onConfirm={() => {
              setWanted(null);
              decision.decide(wanted);
            }}
            onClose={() => setWanted(null)}
          />
        ) : null}
        {isHelping ? (
          <ShortcutHelp isOn={hasKeys} onToggle={() => setKeys(!hasKeys)} onClose={() => setHelping(false)} />
        ) : null}
      </Box>
    </StepTakenContext>
  );
};

/** Answers of the platform that decide, as the server takes them. */
const STATUS_OF_ANSWER: ReadonlyMap<unknown, ReviewStatus> = new Map([
  ['removed', 'gelöscht'],
  ['refused', 'nicht_genehmigt'],
]);

const noteDecision = (decision: Decision, review: AdminReview | null, sent: object) => {
  const status = 'answer' in sent ? STATUS_OF_ANSWER.get(sent.answer) : undefined;
  if (status !== undefined && review !== null) decision.note({ review, status, note: NO_NOTE });
};
