import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, type KeyboardEvent, type ReactNode, useContext, useId, useState } from 'react';
import { useCommand } from '../../data-provider/use-command.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';
import { useLeftOnPurpose } from '../../ui/left-on-purpose.ts';
import { StepTakenContext } from './step-taken.ts';

interface StepDialogProps<Step extends object> {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Said once it is taken; null where the step says so itself. */
  readonly done: string | null;
  /** What is to be sent; null while something is missing, which the fields then say. */
  read(): Step | null;
  /** Sent again with the same key, it is taken once. */
  take(step: Step, repeatKey: string): Promise<void>;
  onClose(): void;
  /** For more than some lines. */
  readonly isWide?: boolean;
  /** Which keys there are, where a screen has room to say it. */
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** On a phone messages stand above the dialog, not over its title. */
export const belowMessages = {
  m: { xs: 1, sm: 4 },
  mt: { xs: '76px', sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 84px)', sm: 'calc(100% - 64px)' },
};

/** Takes a step in a case; closes once the server has taken it, and stays open with what was typed when it did not. */
export const StepDialog = <Step extends object>(props: StepDialogProps<Step>) => {
  const { title, text, action, done, read, take, onClose, isWide = false, hint, children } = props;
  const id = useId();
  const leaving = useLeftOnPurpose(onClose);
  const [keyFor] = useState(() => createRepeatKeys());
  const tellTaken = useContext(StepTakenContext);
  const { send, isPending } = useCommand<Step, Step>({
    run: async (step) => {
      await take(step, keyFor(step));
      return step;
    },
    done: () => done,
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    onDone: (step) => {
      onClose();
      tellTaken(step);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const step = read();
    if (step !== null) send(step);
  };
  // Enter alone begins a new line in a text.
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Dialog
      open
      {...leaving}
      fullWidth
      maxWidth={isWide ? 'md' : 'sm'}
      aria-labelledby={id}
      slotProps={{ paper: { sx: belowMessages } }}
    >
      <form onSubmit={submit} onKeyDown={submitByKey} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Typography color="text.secondary">{text}</Typography>
          {children}
          {hint === undefined ? null : (
            <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
              {hint}
            </Typography>
          )}
        </DialogContent>
        <FormDialogActions action={action} busyAction="Wird gespeichert …" isBusy={isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
};
