import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { usePreferences } from '../../session/preferences.ts';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { mayNotify } from '../notices/may-notify.ts';
import { playTone } from '../notices/notice.ts';
import { KEYS } from './keys.ts';

const keyStyle = {
  display: 'inline-block',
  px: 1,
  borderRadius: '6px',
  border: '1px solid var(--line-strong)',
  backgroundColor: 'var(--sunken)',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
const headStyle = { fontWeight: 610, fontSize: '0.9375rem' };

const REFUSED = 'Ihr Browser lässt für diese Seite keine Meldungen zu. Erlauben Sie sie in seinen Einstellungen.';

/** How messages make themselves noticed, and what the keys of the inbox do. */
export const InboxHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const { preferences, choose } = usePreferences();
  const { sound = false, notices = false } = preferences.inbox ?? {};
  const [isRefused, setRefused] = useState(false);
  const toggleSound = () => {
    if (!sound) playTone();
    choose({ inbox: { sound: !sound, notices } });
  };
  const toggleNotices = async () => {
    const isAllowed = notices || (await mayNotify());
    setRefused(!isAllowed);
    if (isAllowed) choose({ inbox: { sound, notices: !notices } });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="inbox-help">
      <DialogTitle id="inbox-help">Hinweise und Tasten</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h3" sx={headStyle}>
          Wenn jemand auf einen Menschen wartet
        </Typography>
        <CheckBox label="Ton abspielen" isChecked={sound} onToggle={toggleSound} />
        <CheckBox
          label="Meldung des Betriebssystems zeigen"
          isChecked={notices}
          onToggle={() => void toggleNotices()}
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {isRefused ? REFUSED : 'Solange die Verwaltung in einem Tab offen ist. Meldungen nennen keine Namen.'}
        </Typography>
        <Typography component="h3" sx={{ ...headStyle, mt: 1 }}>
          Tasten
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}>
          {KEYS.map(({ keys, words }) => (
            <Box key={words} sx={{ display: 'contents' }}>
              <dt>
                <Box component="kbd" sx={keyStyle}>
                  {keys}
                </Box>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {words}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} variant="contained" sx={{ minHeight: 44, px: 3 }}>
          Schließen
        </Button>
      </DialogActions>
    </Dialog>
  );
};
