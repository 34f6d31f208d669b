import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { RowMenuContext } from '../RowActions.tsx';

interface RowMenuProps {
  /** Whose actions. */
  readonly of: string;
  /** The same links and buttons as on the row's card. */
  readonly actions: ReactNode;
}

const buttonStyle = {
  width: 28,
  height: 28,
  p: 0,
  color: 'var(--ink-2)',
  borderRadius: '8px',
  fontSize: '1rem',
  '&::before': { content: '"⋯"' },
};
const menuStyle = { '& .MuiMenuItem-root': { minHeight: 40, fontSize: '0.9375rem' } };

/** What can be done with a row, behind three dots. */
export const RowMenu = ({ of, actions }: RowMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={`Aktionen: ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={buttonStyle}
        disableRipple
      />
      {anchor ? (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          autoFocus
          sx={menuStyle}
          slotProps={{ list: { 'aria-label': of } }}
        >
          <RowMenuContext value={close}>{actions}</RowMenuContext>
        </Menu>
      ) : null}
    </>
  );
};
