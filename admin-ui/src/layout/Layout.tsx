import { AppBar, Box, Button, Container, Toolbar, Typography } from '@mui/material';
import { type LayoutProps, LoadingIndicator, SkipNavigationButton, useLogout } from 'react-admin';
import { StarMark } from './StarMark.tsx';

const night = 'linear-gradient(100deg, var(--night-950), var(--night-800) 70%, var(--night-700))';
const onNight = { color: '#eef0fb', px: { xs: 1, sm: 1.5 }, minHeight: 44, whiteSpace: 'nowrap' };

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
        <Toolbar disableGutters sx={{ gap: { xs: 1, sm: 1.25 }, minHeight: 64 }}>
          <StarMark />
          <Typography component="h1" variant="h1" sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' } }}>
            Verwaltung
          </Typography>
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}>
            <LoadingIndicator sx={{ color: 'inherit', display: { xs: 'none', sm: 'flex' } }} />
            <Button sx={onNight} href="/dashboard">
              Zum Dashboard
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
