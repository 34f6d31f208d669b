import { Button, type ButtonProps } from '@mui/material';
import type { Ref } from 'react';

interface BusyButtonProps extends Omit<ButtonProps<'button'>, 'disabled'> {
  readonly isBusy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const busyStyle = { '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' } };

/** A button that does nothing while it is busy. Not `disabled`: that would take the focus away from whoever pressed it. */
export const BusyButton = ({ isBusy, onClick, sx = {}, ...rest }: BusyButtonProps) => (
  <Button
    {...rest}
    aria-disabled={isBusy ? true : undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    sx={{ ...busyStyle, ...(sx as object) }}
  />
);
