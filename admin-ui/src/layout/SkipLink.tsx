import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

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
export const SkipLink = () => (
  <Box component="a" href="#main-content" sx={style}>
    {useTranslate()('ra.navigation.skip_nav')}
  </Box>
);
