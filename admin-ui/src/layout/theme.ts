import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { brandColour } from './brand-colours.ts';

const fontText = '"Figtree Variable", "Figtree Fallback", "Segoe UI", system-ui, sans-serif';
const fontDisplay = '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", "Segoe UI", system-ui, sans-serif';
const heading = { fontFamily: fontDisplay, letterSpacing: '-0.02em', fontWeight: 660 };

const themeFor = (mode: 'light' | 'dark', base: ThemeOptions): RaThemeOptions => {
  const colour = (name: string) => brandColour(mode, name);
  const options: ThemeOptions = {
    palette: {
      mode,
      primary: { main: colour('dawn-600'), contrastText: mode === 'light' ? '#ffffff' : colour('night-900') },
      secondary: { main: colour('star-500'), contrastText: '#231502' },
      error: { main: colour('no-700') },
      success: { main: colour('ok-700') },
      warning: { main: colour('wait-700') },
      background: { default: colour('paper'), paper: colour('surface') },
      text: { primary: colour('ink'), secondary: colour('ink-2') },
      divider: colour('line'),
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: fontText,
      h1: { ...heading, fontSize: '1.25rem' },
      h2: { ...heading, fontSize: '1.125rem' },
      h6: heading,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: { ':focus-visible': { outline: 'none', boxShadow: 'var(--focus)', borderRadius: 6 } },
      },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 999 } } },
      MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12, backgroundColor: colour('surface') } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  };
  return createTheme({
    ...base,
    ...options,
    components: { ...base.components, ...options.components },
  }) as RaThemeOptions;
};

export const lightTheme = themeFor('light', defaultLightTheme as ThemeOptions);
export const darkTheme = themeFor('dark', defaultDarkTheme as ThemeOptions);
