import { Box, ButtonBase, type Theme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../routing/lazy-dialog.tsx';

const load = async () => (await import('./palette/Palette.tsx')).Palette;
const Palette = lazyDialog(load);
/** Fetched when the button is under the pointer or has the focus: it is there when it is pressed. */
const prepare = () => void load().catch(() => undefined);

const buttonStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 44, sm: 36 },
  minWidth: 44,
  px: { xs: 1, sm: 1.5 },
  borderRadius: 999,
  color: 'var(--night-ink)',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 560,
  border: { xs: 0, sm: '1px solid var(--night-line)' },
  '&:hover': { backgroundColor: 'rgb(160 170 230 / .12)' },
  '& kbd': { color: 'var(--night-ink-3)', font: 'inherit', fontSize: '0.8125rem' },
};

/** On a phone the glass alone is seen, and the name spoken. */
const nameStyle = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden });

const Glass = () => (
  <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
    <path
      d="M7.5 13a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L16.5 16.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

const isFindKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** A dialog over which another would be opened keeps its work. */
const isInDialog = () => document.querySelector('[role="dialog"]') !== null;

/** Opens the palette, also by Ctrl+K or ⌘K from anywhere but another dialog. */
export const FinderButton = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      if (!isInDialog()) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ButtonBase
        sx={buttonStyle}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Glass />
        <Box component="span" sx={nameStyle}>
          Finden
        </Box>
        <Box component="kbd" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          Strg K
        </Box>
      </ButtonBase>
      {isOpen ? <Palette onClose={() => setOpen(false)} /> : null}
    </>
  );
};
