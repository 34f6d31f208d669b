import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useCommand } from '../../data-provider/use-command.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';

interface StepDialogProps<Step extends object> {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Said once it is taken. */
  readonly done: string;
  /** What is to be sent; null while something is missing, which the fields then say. */
  read(): Step | null;
  /** Sent again with the same key, it is taken once. */
  take(step: Step, repeatKey: string): Promise<void>;
  onClose(): void;
  readonly children?: ReactNode;
}

/** Takes a step in a case; closes once the server has taken it, and stays open with what was typed when it did not. */
export const StepDialog = <Step extends object>(props: StepDialogProps<Step>) => {
  const { title, text, action, done, read, take, onClose, children } = props;
  const id = useId();
  const [keyFor] = useState(() => createRepeatKeys());
  const { send, isPending } = useCommand<Step, void>({
    run: (step) => take(step, keyFor(step)),
    done: () => done,
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const step = read();
    if (step !== null) send(step);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Typography color="text.secondary">{text}</Typography>
          {children}
        </DialogContent>
        <FormDialogActions action={action} busyAction="Wird gespeichert …" isBusy={isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
};
