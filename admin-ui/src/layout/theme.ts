import { createTheme, type Overlays, type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import tokensCss from '@sternklar/contracts/brand/tokens.css?raw';
import { defaultLightTheme } from 'react-admin';

type Colours = Readonly<Record<string, string>>;

const declarations = (block: string): Colours =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})/gi)].map(([, name, value]) => [name, value]));

/** Reads the hex colours of the brand's token file: the light ones, and the dark ones on top of them. */
const parseBrandColours = (css: string): { readonly light: Colours; readonly dark: Colours } => {
  const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
  const light = declarations(lightPart);
  return { light, dark: { ...light, ...declarations(darkPart) } };
};

const colours = parseBrandColours(tokensCss);

/** A colour of the brand for MUI, which must compute with it and so cannot take a CSS variable. */
const brandColour = (mode: 'light' | 'dark', name: string): string => {
  const value = colours[mode][name];
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
};

const fontText = '"Figtree Variable", "Figtree Fallback", "Segoe UI", system-ui, sans-serif';
const fontDisplay = '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", "Segoe UI", system-ui, sans-serif';
const heading = { fontFamily: fontDisplay, letterSpacing: '-0.02em', fontWeight: 660 };

const palette = (mode: 'light' | 'dark'): PaletteOptions => {
  const colour = (name: string) => brandColour(mode, name);
  return {
    primary: { main: colour('dawn-600'), contrastText: colour('on-dawn') },
    secondary: { main: colour('star-500'), contrastText: colour('on-star') },
    error: { main: colour('no-700') },
    success: { main: colour('ok-700') },
    warning: { main: colour('wait-700') },
    background: { default: colour('paper'), paper: colour('surface') },
    text: { primary: colour('ink'), secondary: colour('ink-2') },
    divider: colour('line'),
  };
};

/** Material's lighter papers in the dark, which the brand's surfaces replace: every page would carry their 25 gradients. */
const NO_OVERLAYS = Array.from({ length: 25 }) as unknown as Overlays;

/** React-admin's own sizes and defaults; its colours are not ours. */
const { components } = defaultLightTheme as ThemeOptions;
const DAY_OR_TIME = '&:is([type="date"], [type="datetime-local"], [type="time"])';
/** Those behind the stars of a rating are hidden. */
const EMPTY_RADIO = 'input[type="radio"]:not(:checked, .MuiRating-visuallyHidden)';

/**
 * Light and dark in one theme: every colour is a CSS variable, and a media query in the style sheet decides between the
 * two sets. So the server need not know which one a browser prefers.
 */
const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark'), overlays: NO_OVERLAYS } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: fontText,
    h1: { ...heading, fontSize: '1.25rem' },
    h2: { ...heading, fontSize: '1.125rem' },
    h6: heading,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...components,
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: 'none', boxShadow: 'var(--focus)', borderRadius: 6 },
        // A word that breaks at none of its hyphens: `infra/vite/whole-words`.
        'whole-word': { whiteSpace: 'nowrap' },
        // One that does so only on a line that is too short for it.
        'long-word': { display: 'inline-block', maxWidth: '100%' },
        // Browsers fill empty boxes with a grey of their own in the dark.
        [`input[type="checkbox"]:not(:checked, :indeterminate), ${EMPTY_RADIO}`]: {
          appearance: 'none',
          border: '1.5px solid var(--line-field)',
          borderRadius: 5,
          backgroundColor: 'var(--surface)',
        },
        [EMPTY_RADIO]: { borderRadius: '50%' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
        },
      },
    },
    // Stronger than what buttons say of their own shadow.
    MuiButtonBase: { styleOverrides: { root: { '&&.Mui-focusVisible': { boxShadow: 'var(--focus)' } } } },
    MuiButton: {
      // The ring above says where the focus is.
      defaultProps: { disableElevation: true, disableFocusRipple: true },
      styleOverrides: { root: { borderRadius: 999 } },
    },
    // On a phone a message has room above it.
    MuiDialog: {
      styleOverrides: {
        paper: {
          '@media (max-width: 599px)': { marginTop: 72, marginBottom: 16, maxHeight: 'calc(100% - 88px)' },
          // Title and buttons stay in sight and what is between them scrolls; all of it where next to no room is left for that.
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' },
          '& > form > .MuiDialogContent-root': { minHeight: 80 },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: 12,
          backgroundColor: 'var(--surface)',
          '&.Mui-focused': { boxShadow: '0 0 0 3px var(--dawn-100)' },
        },
        input: {
          // The frame around it shows the focus.
          '&:focus-visible': { boxShadow: 'none' },
          // In an empty one Safari shows today, pale as long as it knows the ground: it takes a transparent one for black.
          [DAY_OR_TIME]: { borderRadius: 'inherit', backgroundColor: 'var(--surface)' },
        },
      },
    },
    // Pale words are still to be read.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: 'var(--ink-2)' } } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
  } as NonNullable<ThemeOptions['components']>,
};

export const theme = createTheme(options);
