import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { statusOf } from '../../data-provider/refusal.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { lazyDialog } from '../../routing/lazy-dialog.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { createCaseCalls } from './case-calls.ts';
import { holderWords } from './case-holder.ts';
import { type CaseStep, stepsFor } from './steps-for.ts';
import { isOthers } from './use-hold.ts';

interface StepProps {
  readonly found: ReviewCase;
  onClose(): void;
}

const loadDialogs = () => import('./CaseDialogs.tsx');
const loadAnswerDialog = () => import('./AnswerDialog.tsx');
const loadSendDialog = () => import('./sending/SendDialog.tsx');

/** Loads the code of all dialogs, so that the first of them opens at once. */
export const preloadSteps = async (): Promise<void> => {
  await Promise.all([loadDialogs(), loadAnswerDialog(), loadSendDialog()]);
};

const fromDialogs = (name: 'QuestionDialog' | 'FollowUpDialog' | 'ReturnDialog' | 'NoAppealDialog') =>
  lazyDialog<StepProps>(async () => (await loadDialogs())[name]);
const AnswerDialog = lazyDialog(async () => (await loadAnswerDialog()).AnswerDialog);
const SendDialog = lazyDialog(async () => (await loadSendDialog()).SendDialog);

/** Their code comes when the first of them is opened, so that the page is there sooner. */
const DIALOG: Readonly<Record<CaseStep, ComponentType<StepProps>>> = {
  ask: fromDialogs('QuestionDialog'),
  forward: SendDialog,
  answer: AnswerDialog,
  'follow-up': fromDialogs('FollowUpDialog'),
  appeal: (props) => <SendDialog isAppeal {...props} />,
  'no-appeal': fromDialogs('NoAppealDialog'),
  return: fromDialogs('ReturnDialog'),
};

interface Begun {
  readonly reviewId: string;
  readonly step: CaseStep;
  /** Nobody else works on it, or whoever begins wants to go on all the same. */
  readonly isSure: boolean;
}

interface AnywayProps {
  readonly found: ReviewCase;
  /** What the button says that goes on. */
  readonly action: string;
  onConfirm(): void;
  onClose(): void;
}

/** Somebody else works on the case: nobody does the same by mistake. */
export const Anyway = ({ found, action, onConfirm, onClose }: AnywayProps) => (
  <QuestionDialog title="Jemand arbeitet daran" action={action} onConfirm={onConfirm} onClose={onClose}>
    {found.taken_over ? holderWords(found.taken_over) : 'Jemand anderes hat diesen Fall gerade übernommen.'} Fragen Sie
    am besten nach, bevor Sie weitermachen.
  </QuestionDialog>
);

/**
 * Begins a step of a case: whoever does works on the case from then on, and somebody who already does is not overtaken
 * by mistake.
 */
export const useSteps = (found: ReviewCase | null) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  const { takeOver } = useCalls(createCaseCalls);
  const queryClient = useQueryClient();
  const close = () => setBegun(null);
  const hold = async (reviewId: string, fromHolder: boolean) => {
    try {
      await takeOver(reviewId, fromHolder);
    } catch (error) {
      // A step is possible all the same; only that somebody else was faster has to be known before.
      if (statusOf(error) !== 409) return;
      setBegun((now) => now && { ...now, isSure: false });
    }
    void queryClient.invalidateQueries({ queryKey: ['review-case', reviewId] });
  };
  const begin = (step: CaseStep) => {
    if (found === null || !stepsFor(found).includes(step)) return;
    const reviewId = found.review.id;
    setBegun({ reviewId, step, isSure: !isOthers(found) });
    // Nobody works on what is withdrawn.
    if (!found.taken_over && found.withdrawn_at === null) void hold(reviewId, false);
  };
  const goOn = () => {
    if (begun === null) return;
    setBegun({ ...begun, isSure: true });
    void hold(begun.reviewId, true);
  };
  const render = (): ReactNode => {
    if (begun === null || found === null || begun.reviewId !== found.review.id) return null;
    if (!begun.isSure) return <Anyway found={found} action="Trotzdem übernehmen" onConfirm={goOn} onClose={close} />;
    const Dialog = DIALOG[begun.step];
    return <Dialog found={found} onClose={close} />;
  };
  return { begin, dialog: render() };
};
