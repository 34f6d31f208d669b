import { Button, DialogActions } from '@mui/material';
import { BusyButton } from './BusyButton.tsx';

interface SubmitButtonProps {
  /** What the button says that sends the form, and while it is sent. */
  readonly action: string;
  readonly busyAction: string;
  readonly isBusy: boolean;
  readonly variant?: 'contained' | 'outlined';
}

/** Sends the form that it stands in. */
export const SubmitButton = ({ action, busyAction, isBusy, variant = 'contained' }: SubmitButtonProps) => (
  <BusyButton type="submit" variant={variant} isBusy={isBusy} sx={{ minHeight: 44, px: 3 }}>
    {isBusy ? busyAction : action}
  </BusyButton>
);

export interface FormDialogActionsProps extends SubmitButtonProps {
  onClose(): void;
}

/** The lower end of a dialog with a form: the way out, and sending it. */
export const FormDialogActions = ({ onClose, ...submit }: FormDialogActionsProps) => (
  <DialogActions sx={{ px: 3, pb: 2.5 }}>
    <Button onClick={onClose} sx={{ minHeight: 44 }}>
      Abbrechen
    </Button>
    <SubmitButton {...submit} />
  </DialogActions>
);
