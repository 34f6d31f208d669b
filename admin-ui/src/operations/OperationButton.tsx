import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { Commands } from '../session/Commands.tsx';
import type { OperationsCalls } from './operations-calls.ts';
import { useFocusKeeper, useOperation } from './use-operation.ts';

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

/** Not `disabled`: that would take the focus away from whoever has just pressed it. */
const blockedStyle = { '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' } };

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
      {question ? (
        <QuestionDialog
          question={question}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            if (isIdle) mutate();
          }}
        />
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
    <Button
      ref={button}
      variant="outlined"
      aria-label={of === undefined ? undefined : `${label}: ${of}`}
      aria-disabled={isIdle ? undefined : true}
      onClick={onPress}
      sx={{ minHeight: 44, ...blockedStyle }}
    >
      {label}
    </Button>
  );
};

interface QuestionDialogProps {
  readonly question: Question;
  readonly isOpen: boolean;
  onClose(): void;
  onConfirm(): void;
}

const QuestionDialog = ({ question, isOpen, onClose, onConfirm }: QuestionDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{question.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{question.consequence}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          Abbrechen
        </Button>
        <Button
          variant="contained"
          color={question.isFinal ? 'error' : 'primary'}
          onClick={onConfirm}
          sx={{ minHeight: 44, px: 3 }}
        >
          {question.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
