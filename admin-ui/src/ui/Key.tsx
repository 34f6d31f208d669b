import { Box } from '@mui/material';

const keyStyle = {
  display: 'none',
  px: 0.625,
  minWidth: 20,
  borderRadius: '5px',
  border: '1px solid currentColor',
  fontFamily: 'inherit',
  textAlign: 'center',
  opacity: 0.8,
  // Stronger than what buttons say of the size of an icon.
  '&&&': { fontSize: '0.75rem' },
  lineHeight: 1.5,
  // Where there are keys to press.
  '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
};

/** A key beside what it does. */
export const Key = ({ name }: { readonly name: string }) => (
  <Box component="kbd" aria-hidden sx={keyStyle}>
    {name}
  </Box>
);
