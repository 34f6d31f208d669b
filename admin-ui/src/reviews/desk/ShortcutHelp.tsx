import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { SHORTCUTS } from './shortcuts.ts';

interface ShortcutHelpProps {
  readonly isOn: boolean;
  onToggle(): void;
  onClose(): void;
}

const keyStyle = {
  minWidth: 32,
  px: 1,
  py: 0.25,
  textAlign: 'center',
  borderRadius: '8px',
  border: '1px solid var(--line-strong)',
  backgroundColor: 'var(--sunken)',
  fontFamily: 'inherit',
  fontWeight: 600,
};

/** All of them in sight at once where there is room. */
const listStyle = { m: 0, columns: { xs: 1, sm: 2 }, columnGap: 3 };

/** What the keys of the desk do, and the way to turn them off for good. */
export const ShortcutHelp = ({ isOn, onToggle, onClose }: ShortcutHelpProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="shortcut-help">
    <DialogTitle id="shortcut-help">Tastenkürzel</DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>
      <Box component="dl" sx={listStyle}>
        {SHORTCUTS.map(({ key, words }) => (
          <Box key={key} sx={{ display: 'flex', gap: 2, breakInside: 'avoid', pb: 1 }}>
            <dt>
              <Box component="kbd" sx={{ ...keyStyle, display: 'inline-block' }}>
                {key}
              </Box>
            </dt>
            <Box component="dd" sx={{ m: 0, opacity: isOn ? 1 : 0.75 }}>
              {words}
            </Box>
          </Box>
        ))}
      </Box>
      <CheckBox label="Tastenkürzel verwenden" isChecked={isOn} onToggle={onToggle} />
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2.5 }}>
      <Button onClick={onClose} variant="contained" sx={{ minHeight: 44, px: 3 }}>
        Schließen
      </Button>
    </DialogActions>
  </Dialog>
);
