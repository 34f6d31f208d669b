import { Button, DialogActions } from '@mui/material';
import { BusyButton } from './BusyButton.tsx';

interface FormDialogActionsProps {
  /** What the button says that sends the form, and while it is sent. */
  readonly action: string;
  readonly busyAction: string;
  readonly isBusy: boolean;
  onClose(): void;
}

/** The lower end of a dialog with a form: the way out, and sending it. */
export const FormDialogActions = ({ action, busyAction, isBusy, onClose }: FormDialogActionsProps) => (
  <DialogActions sx={{ px: 3, pb: 2.5 }}>
    <Button onClick={onClose} sx={{ minHeight: 44 }}>
      Abbrechen
    </Button>
    <BusyButton type="submit" variant="contained" isBusy={isBusy} sx={{ minHeight: 44, px: 3 }}>
      {isBusy ? busyAction : action}
    </BusyButton>
  </DialogActions>
);
