import { Box, Typography } from '@mui/material';
import { type StartPage, startPageOf, startPagesFor } from '@sternklar/contracts/start-page';
import { useState } from 'react';
import { tabAt } from '../layout/tabs.ts';
import { usePreferences } from '../session/preferences.ts';
import { useRights } from '../session/staff.ts';
import { Panel } from '../ui/Panel.tsx';

/** What is found there. */
const HINTS: Readonly<Record<StartPage, string>> = {
  desk: 'Der nächste Fall, mit allem, was dafür zu tun ist',
  inbox: 'Wer auf eine Antwort wartet',
  figures: 'Einnahmen, Abos und Fälle im Vergleich',
  overview: 'Was kam und was entschieden wurde',
  users: 'Alle Konten, die neuesten zuerst',
  businesses: 'Alle Unternehmen der Kunden',
  reviews: 'Alle eingereichten Bewertungen',
  cases: 'Alle Fälle, nach dem nächsten Schritt',
  subscriptions: 'Laufende, gekündigte und beendete',
  chats: 'Alle Unterhaltungen',
  invoices: 'Ausgestellt, bezahlt, offen',
  partners: 'Seiten, auf denen der Chat steht',
  audit: 'Das Protokoll und wer es las',
};

const choicesStyle = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  '& legend': { p: 0, mb: 1.5, color: 'var(--ink-2)' },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 1,
    minHeight: 56,
    px: 1.5,
    py: 1,
    border: '1px solid var(--line)',
    borderRadius: '12px',
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: 'var(--line-strong)' },
  '& label:has(:checked)': { borderColor: 'var(--dawn-500)', bgcolor: 'var(--dawn-100)' },
  '& label:has(:focus-visible)': { boxShadow: 'var(--focus)' },
  '& input': { width: 20, height: 20, m: 0, accentColor: 'var(--dawn-600)', '&:focus-visible': { boxShadow: 'none' } },
  '& small': { gridColumn: 2, color: 'var(--ink-2)', fontSize: '0.8125rem' },
};

/** How one likes the back office oneself; what is chosen here is kept at once. */
export const SettingsPage = () => {
  const { preferences, choose } = usePreferences();
  const isAdmin = useRights() === 'change';
  const [isKept, setKept] = useState(false);
  const chosen = startPageOf(preferences.start, isAdmin);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h2">
        Einstellungen
      </Typography>
      <Panel title="Startseite">
        <Box component="fieldset" sx={choicesStyle}>
          <legend>Damit beginnt die Verwaltung für Sie, auf allen Ihren Geräten.</legend>
          {startPagesFor(isAdmin).map((page) => (
            <label key={page}>
              <input
                type="radio"
                name="start"
                value={page}
                checked={page === chosen}
                onChange={() => choose({ start: page }, { onSuccess: () => setKept(true) })}
              />
              <span>{tabAt(`/${page}`)?.label}</span>
              <small>{HINTS[page]}</small>
            </label>
          ))}
        </Box>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 20 }}>
          {isKept ? `Gemerkt: Die Verwaltung beginnt mit „${tabAt(`/${chosen}`)?.label}“.` : ''}
        </Typography>
      </Panel>
    </Box>
  );
};
