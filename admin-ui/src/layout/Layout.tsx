import { AppBar, Box, Button, Container, Toolbar, Typography } from '@mui/material';
import { type LayoutProps, LoadingIndicator, SkipNavigationButton, useLogout } from 'react-admin';
import { StarMark } from './StarMark.tsx';

const night = 'linear-gradient(100deg, var(--night-950), var(--night-800) 70%, var(--night-700))';
const onNight = { color: '#eef0fb', px: { xs: 1, sm: 1.5 }, minHeight: 44, whiteSpace: 'nowrap' };
/** On the smallest phones the bar stays one row by sparing a word and some size; larger letters wrap it. */
const NARROW = '@media (max-width: 359px)';
const sparedWhenNarrow = { whiteSpace: 'pre', [NARROW]: { display: 'none' } };
const bar = { flexWrap: 'wrap', columnGap: { xs: 1, sm: 1.25 }, minHeight: 64, [NARROW]: { columnGap: 0.5 } };
const barEnd = {
  ml: 'auto',
  mr: { xs: -1, lg: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 0.5 },
  [NARROW]: { '& .MuiButton-root': { fontSize: '0.8125rem' } },
};

const LogoutButton = () => {
  const logout = useLogout();
  return (
    <Button sx={onNight} onClick={() => void logout()}>
      Abmelden
    </Button>
  );
};

/** Night-coloured bar with title, the way back and the way out; the pages below it on paper. */
export const Layout = ({ children }: LayoutProps) => (
  <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
    <SkipNavigationButton />
    <AppBar position="sticky" elevation={0} sx={{ background: night, color: '#eef0fb' }}>
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={bar}>
          <StarMark />
          <Typography component="h1" variant="h1" sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' } }}>
            Verwaltung
          </Typography>
          <Box sx={barEnd}>
            <LoadingIndicator sx={{ color: 'inherit', display: { xs: 'none', sm: 'flex' } }} />
            <Button sx={onNight} href="/dashboard">
              <Box component="span" sx={sparedWhenNarrow}>
                {'Zum '}
              </Box>
              Dashboard
            </Button>
            <LogoutButton />
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
    <Container component="main" id="main-content" maxWidth="lg" tabIndex={-1} sx={{ py: 3, outline: 'none' }}>
      {children}
    </Container>
  </Box>
);
