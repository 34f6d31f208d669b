import { AppBar, Box, Button, Container, Toolbar, Typography } from '@mui/material';
import { useEffect } from 'react';
import { type LayoutProps, LoadingIndicator, useLogout } from 'react-admin';
import { useLocation } from 'react-router';
import { RightsContext, useAskedRights } from '../session/staff.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { useBrand } from './brand.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StarMark } from './StarMark.tsx';
import { useSubjectName } from './subject-name.ts';
import { pageTitle } from './tabs.ts';

const night = 'linear-gradient(100deg, var(--night-950), var(--night-800) 70%, var(--night-700))';
const onNight = { color: 'var(--night-ink)', px: { xs: 1, sm: 1.5 }, minHeight: 44, whiteSpace: 'nowrap' };
/** On the smallest phones the bar stays one row by sparing a word and some size; larger letters wrap it. */
const NARROW = '@media (max-width: 359px)';
const sparedWhenNarrow = { whiteSpace: 'pre', [NARROW]: { display: 'none' } };
const bar = { flexWrap: 'wrap', columnGap: { xs: 1, sm: 1.25 }, minHeight: 60, [NARROW]: { columnGap: 0.5 } };
const barEnd = {
  ml: 'auto',
  mr: { xs: -1, lg: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 0.5 },
  [NARROW]: { '& .MuiButton-root': { fontSize: '0.8125rem' } },
};
/** While something loads, the circle takes the place of the icon only: the button stays in sight, with its focus. */
const loadingStyle = {
  color: 'inherit',
  display: { xs: 'none', sm: 'flex' },
  '&& .RaLoadingIndicator-loadedLoading': { opacity: 1, '& svg': { opacity: 0 } },
  '& .RaLoadingIndicator-loader': { pointerEvents: 'none' },
};

const LogoutButton = () => {
  const logout = useLogout();
  return (
    <Button sx={onNight} onClick={() => void logout()}>
      Abmelden
    </Button>
  );
};

const BarEnd = () => (
  <Box sx={barEnd}>
    <LoadingIndicator sx={loadingStyle} />
    <Button sx={onNight} href="/dashboard">
      <Box component="span" sx={sparedWhenNarrow}>
        {'Zum '}
      </Box>
      Dashboard
    </Button>
    <LogoutButton />
  </Box>
);

const Title = ({ isReader }: { readonly isReader: boolean }) => (
  <Box sx={{ lineHeight: 1.25 }}>
    <Typography component="h1" variant="h1" sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' } }}>
      Verwaltung
    </Typography>
    {isReader ? (
      <Box component="span" sx={{ color: 'var(--night-ink-2)', fontSize: '0.8125rem' }}>
        Nur Lesen
      </Box>
    ) : null}
  </Box>
);

/** Says where one is in the browser's own tab. The server puts the same words into the page. */
const useDocumentTitle = () => {
  const { pathname } = useLocation();
  const brand = useBrand();
  const subject = useSubjectName(pathname);
  useEffect(() => {
    document.title = pageTitle(pathname, brand, subject);
  }, [pathname, brand, subject]);
};

/** Night-coloured bar with title, areas, the way back and the way out; the pages below it on paper. */
export const Layout = ({ children }: LayoutProps) => {
  useDocumentTitle();
  const rights = useAskedRights();
  return (
    <RightsContext value={rights}>
      <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
        <SkipLink />
        <AppBar
          position="sticky"
          elevation={0}
          sx={{ background: night, color: 'var(--night-ink)', borderBottom: '1px solid var(--night-line)' }}
        >
          <Container maxWidth="lg">
            <Toolbar disableGutters sx={bar}>
              <StarMark />
              <Title isReader={rights === 'read'} />
              <BarEnd />
            </Toolbar>
            <AreaTabs />
          </Container>
        </AppBar>
        <Container component="main" id="main-content" maxWidth="lg" tabIndex={-1} sx={{ py: 3, outline: 'none' }}>
          {children}
        </Container>
        <SignInAgain />
      </Box>
    </RightsContext>
  );
};
