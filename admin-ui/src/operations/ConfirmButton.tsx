import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** What it is about: read out after the label, since many rows have the same one. */
  readonly of?: string;
  readonly question: string;
  readonly explanation: string;
  readonly disabled: boolean;
  onConfirm(): void;
}

/** Asks before it does what cannot be taken back. */
export const ConfirmButton = ({ label, of, question, explanation, disabled, onConfirm }: ConfirmButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {label}
        {of ? <span style={visuallyHidden}>: {of}</span> : null}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText>{explanation}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
            Abbrechen
          </Button>
          <Button
            variant="contained"
            sx={{ minHeight: 44, px: 3 }}
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
