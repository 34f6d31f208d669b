import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly action: string;
  readonly isPending: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back, and says what will happen. */
export const ConfirmDialog = ({ title, children, action, isPending, onConfirm, onClose }: ConfirmDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography component="div">{children}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          Abbrechen
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onConfirm} sx={{ minHeight: 44, px: 3 }}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
