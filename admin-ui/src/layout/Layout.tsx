import { AppBar, Box, Button, Container, Toolbar, Typography } from '@mui/material';
import { DEFAULT_BRAND } from '@sternklar/contracts/site';
import { createContext, useContext, useEffect } from 'react';
import { type LayoutProps, LoadingIndicator, useLogout, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { RightsContext, useAskedRights } from '../session/staff.ts';
import { AreaLinks, linkStyle, useOffered } from './AreaLinks.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { totalOf, useAttention } from './attention.ts';
import { FinderButton } from './FinderButton.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useSubjectName } from './subject-name.ts';
import { pageTitle, WORK } from './tabs.ts';
import { useFollower } from './use-follower.ts';
import { NARROW_BAR } from './widths.ts';

/** The name of the installation. */
export const BrandContext = createContext(DEFAULT_BRAND);

/** The four-pointed star of the brand; decoration, so hidden from assistive technology. */
const StarMark = ({ size = 24 }: { readonly size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ flexShrink: 0 }}>
    <path
      d="M16 1.5c1.1 7.9 4.6 11.4 14.5 14.5-9.9 3.1-13.4 6.6-14.5 14.5-1.1-7.9-4.6-11.4-14.5-14.5C11.4 12.9 14.9 9.4 16 1.5Z"
      fill="var(--star-400)"
    />
  </svg>
);

const style = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 2.5,
  py: 1.25,
  borderRadius: 999,
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, p: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
};

/** The first stop of the keyboard: past the areas, to the content. */
const SkipLink = () => (
  <Box component="a" href="#main-content" sx={style}>
    {useTranslate()('ra.navigation.skip_nav')}
  </Box>
);

const night = 'linear-gradient(100deg, var(--night-950), var(--night-800) 70%, var(--night-700))';
const onNight = { color: 'var(--night-ink)', px: { xs: 1, sm: 1.5 }, minHeight: 44, whiteSpace: 'nowrap' };
/** On phones the bar stays one row by sparing a word, on the smallest ones some size, too; larger letters wrap it. */
const NARROW = '@media (max-width: 359px)';
const PHONE = '@media (max-width: 429px)';
const sparedOnPhones = { whiteSpace: 'pre', [PHONE]: { display: 'none' } };
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
    <FinderButton />
    <LoadingIndicator sx={loadingStyle} />
    <Button sx={onNight} href="/dashboard">
      <Box component="span" sx={sparedOnPhones}>
        {'Ihre '}
      </Box>
      Übersicht
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

const workStyle = {
  ...linkStyle,
  alignSelf: 'stretch',
  ml: 1.5,
  '& ul, & a': { height: 1 },
  [NARROW_BAR]: { display: 'none' },
};

/** What is done all day. */
const Work = () => {
  const offered = useOffered();
  return (
    <Box component="nav" aria-label="Arbeit" sx={workStyle}>
      <AreaLinks tabs={offered(WORK)} />
    </Box>
  );
};

/** Says what waits and where one is in the browser's own tab. The server puts the same words into the page. */
const useDocumentTitle = (waiting: number) => {
  const { pathname } = useLocation();
  const brand = useContext(BrandContext);
  const subject = useSubjectName(pathname);
  useEffect(() => {
    document.title = pageTitle(pathname, brand, subject, waiting);
  }, [pathname, brand, subject, waiting]);
};

const WIDEST_TABLE = 1760;

/** As wide on every page: the areas stay where they are when one is pressed after the other. */
const barWidth = { maxWidth: { md: WIDEST_TABLE } };

const pageStyle = {
  minHeight: '100vh',
  bgcolor: 'background.default',
  // How tall the bar is where tables are: their heads stay below it.
  '--bar-height': '109px',
  // A desk takes all the room that there is.
  '&:has([data-full-width]) main': { maxWidth: { md: 'none' } },
  // A row of a table is read from its name to its actions: no wider than the eye follows it.
  '&:has([data-full-width="table"]) main': { maxWidth: { md: WIDEST_TABLE } },
};

/** Night-coloured bar with title, areas, the way back and the way out; the pages below it on paper. */
export const Layout = ({ children }: LayoutProps) => {
  const rights = useAskedRights();
  const attention = useAttention(rights);
  useDocumentTitle(totalOf(attention));
  const Follower = useFollower();
  return (
    <RightsContext value={rights}>
      <Box sx={pageStyle}>
        <SkipLink />
        <AppBar
          position="sticky"
          elevation={0}
          sx={{
            background: night,
            color: 'var(--night-ink)',
            borderBottom: '1px solid var(--night-line)',
            '@media print': { display: 'none' },
          }}
        >
          <Container maxWidth={false} sx={barWidth}>
            <Toolbar disableGutters sx={bar}>
              <StarMark />
              <Title isReader={rights === 'read'} />
              <Work />
              <BarEnd />
            </Toolbar>
            <AreaTabs />
          </Container>
        </AppBar>
        <Container component="main" id="main-content" maxWidth="lg" tabIndex={-1} sx={{ py: 3, outline: 'none' }}>
          {children}
        </Container>
        <SignInAgain />
        {Follower === null ? null : <Follower chats={attention?.chats} />}
      </Box>
    </RightsContext>
  );
};
