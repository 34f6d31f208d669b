import { Box, Button, Typography } from '@mui/material';
import { Key } from '../../ui/Key.tsx';
import type { Decision } from './use-decision.ts';

const toastStyle = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  bottom: { xs: 'calc(76px + env(safe-area-inset-bottom))', md: 20 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  maxWidth: 560,
  pl: 2.25,
  pr: 1,
  py: 0.5,
  border: '1px solid var(--night-line)',
  borderRadius: '24px',
  backgroundColor: 'var(--night-800)',
  color: 'var(--night-ink)',
  boxShadow: '0 18px 40px -16px rgb(7 11 26 / 0.55)',
};

interface UndoToastProps {
  readonly decision: Pick<Decision, 'lastWords' | 'undo' | 'isPending'>;
  readonly hasKeys: boolean;
}

/** The last decision, always in sight as long as it can be taken back. */
export const UndoToast = ({ decision, hasKeys }: UndoToastProps) => (
  <Box role="status" data-own-undo>
    {decision.lastWords === null ? null : (
      <Box sx={toastStyle}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mr: 'auto' }}>
          {decision.lastWords}
        </Typography>
        <Button
          onClick={decision.undo}
          aria-disabled={decision.isPending}
          sx={{ minHeight: 44, flex: 'none', color: 'var(--star-400)' }}
          {...(hasKeys ? { 'aria-keyshortcuts': 'z', endIcon: <Key name="z" /> } : {})}
        >
          Zurücknehmen
        </Button>
      </Box>
    )}
  </Box>
);
