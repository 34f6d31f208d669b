import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { useLeftOnPurpose } from './left-on-purpose.ts';

interface QuestionDialogProps {
  readonly title: string;
  /** What follows from it, and what else there is to choose. */
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly action: string;
  /** It cannot be taken back. */
  readonly isFinal?: boolean;
  readonly isBusy?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is done, and says what will happen. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, children, action, isFinal = false, isBusy = false, onConfirm, onClose } = props;
  const id = useId();
  const leaving = useLeftOnPurpose(onClose);
  return (
    <Dialog open {...leaving} fullWidth maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={`${id}-text`}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          Abbrechen
        </Button>
        <BusyButton
          variant="contained"
          color={isFinal ? 'error' : 'primary'}
          isBusy={isBusy}
          onClick={onConfirm}
          sx={{ minHeight: 44, px: 3 }}
        >
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
