import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { Commands } from '../session/for-admins.tsx';
import { BusyButton } from '../ui/BusyButton.tsx';
import { useFocusKeeper } from '../ui/focus.ts';
import { QuestionDialog } from '../ui/QuestionDialog.tsx';
import { createOperationsCalls, type OperationsCalls } from './operations-calls.ts';

export const OPERATIONS_KEY = ['operations'] as const;
const NOT_DONE = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

/** Does one thing, says what came of it once the server has answered, and looks again at where all stands. */
const useOperation = (call: (calls: OperationsCalls) => Promise<string>) => {
  const calls = useCalls(createOperationsCalls);
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls),
    onSuccess: (sentence) => notify(sentence, { type: 'success' }),
    onError: (error) => notify(sentenceOf(error, NOT_DONE), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATIONS_KEY }),
  });
};

interface Question {
  readonly title: string;
  /** What follows from it. */
  readonly consequence: string;
  /** What the button in the window says. */
  readonly yes: string;
  readonly isFinal?: boolean;
}

interface OperationButtonProps {
  readonly label: string;
  /** What it is about: read out after the label, since many rows have the same one. */
  readonly of?: string;
  /** On the button while the server is at it. */
  readonly busyLabel: string;
  call(calls: OperationsCalls): Promise<string>;
  /** Asked before. */
  readonly question?: Question;
  /** It cannot be done now. */
  readonly isBlocked?: boolean;
}

/** Lets an admin do one thing: once, however often it is pressed, and after asking where there is a question. */
export const OperationButton = ({ label, of, busyLabel, call, question, isBlocked = false }: OperationButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useOperation(call);
  const isIdle = !isPending && !isBlocked;
  const press = () => {
    if (!isIdle) return;
    if (question) setAsking(true);
    else mutate();
  };
  return (
    <Commands>
      <PlainButton label={isPending ? busyLabel : label} of={of} isIdle={isIdle} onPress={press} />
      {question && isAsking ? (
        <QuestionDialog
          title={question.title}
          action={question.yes}
          isFinal={question.isFinal ?? false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            if (isIdle) mutate();
          }}
        >
          {question.consequence}
        </QuestionDialog>
      ) : null}
    </Commands>
  );
};

interface PlainButtonProps {
  readonly label: string;
  readonly of: string | undefined;
  readonly isIdle: boolean;
  onPress(): void;
}

const PlainButton = ({ label, of, isIdle, onPress }: PlainButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKeeper(button);
  return (
    <BusyButton
      ref={button}
      variant="outlined"
      aria-label={of === undefined ? undefined : `${label}: ${of}`}
      isBusy={!isIdle}
      onClick={onPress}
      sx={{ minHeight: 44 }}
    >
      {label}
    </BusyButton>
  );
};
