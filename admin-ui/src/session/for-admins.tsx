import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Arrival, type LazyPage } from '../routing/lazy-page.tsx';
import { useMayChange, useRights } from './staff.ts';

/** What only those are offered who may change something: commands, and the ways that lead only to them. */
export const Commands = ({ children }: { readonly children: ReactNode }) => (useMayChange() ? children : null);

const Refused = () => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 6 }}>
    <Typography component="h2" variant="h2">
      Diese Seite ist für Admins
    </Typography>
    <Typography color="text.secondary">
      Ihr Zugang dient der Prüfung: Er zeigt, was zu prüfen ist, und ändert nichts. Diese Seite gehört nicht dazu.
    </Typography>
    <Button component={Link} to="/overview" variant="contained" sx={{ minHeight: 44, px: 3 }}>
      Zur Übersicht
    </Button>
    <Arrival />
  </Box>
);

/** A page that is made of commands, or of what is nothing to audit: auditors are told so, and what it would ask the server is not asked for them. */
export const onlyAdmins = (Page: LazyPage): LazyPage => {
  const ForAdmins = () => {
    const rights = useRights();
    if (rights === 'change') return <Page />;
    if (rights === 'read') return <Refused />;
    return <Skeleton variant="rounded" height={320} aria-label="Die Seite wird geladen" role="status" />;
  };
  return Object.assign(ForAdmins, { preload: Page.preload });
};
