import { Box, Button, MenuItem } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { createContext, useContext } from 'react';
import { Link } from 'react-router';

/** Closes the menu that a row's actions stand in; null where they are buttons of a card. */
export const RowMenuContext = createContext<(() => void) | null>(null);

interface RowActionProps {
  readonly label: string;
  /** Whose: read out after the label, since many rows have the same one. */
  readonly of: string;
}

interface RowLinkProps extends RowActionProps {
  readonly to: string;
}

const Of = ({ of }: Pick<RowActionProps, 'of'>) => (
  <Box component="span" sx={visuallyHidden}>
    : {of}
  </Box>
);

const buttonStyle = { minHeight: 44, minWidth: 0, px: 1 };
const framedStyle = { minHeight: 44, mx: 1 };
const graveItemStyle = { color: 'error.main', borderTop: '1px solid var(--line)', mt: 0.5 };

/** A way from a row of a list to what belongs to it. */
export const RowLink = ({ to, label, of }: RowLinkProps) => {
  const close = useContext(RowMenuContext);
  return close ? (
    <MenuItem component={Link} to={to} onClick={close}>
      {label}
      <Of of={of} />
    </MenuItem>
  ) : (
    <Button component={Link} to={to} sx={buttonStyle}>
      {label}
      <Of of={of} />
    </Button>
  );
};

interface RowButtonProps extends RowActionProps {
  onClick(): void;
  readonly isBusy?: boolean;
  /** What cannot be taken back looks like it, and stands apart. */
  readonly isGrave?: boolean;
  /** What is done most often from here. */
  readonly isMain?: boolean;
}

/** Something that can be done with a row of a list. */
export const RowButton = ({ label, of, onClick, isBusy = false, isGrave = false, isMain = false }: RowButtonProps) => {
  const close = useContext(RowMenuContext);
  const named = { 'aria-label': `${label}: ${of}`, 'aria-busy': isBusy };
  return close ? (
    <MenuItem
      {...named}
      onClick={() => {
        close();
        onClick();
      }}
      sx={isGrave ? graveItemStyle : {}}
    >
      {label}
    </MenuItem>
  ) : (
    <Button
      {...named}
      onClick={onClick}
      variant={isMain || isGrave ? 'outlined' : 'text'}
      color={isGrave ? 'error' : 'primary'}
      sx={{ ...(isMain || isGrave ? framedStyle : buttonStyle), ...(isGrave && { ml: 'auto' }) }}
    >
      {label}
    </Button>
  );
};
