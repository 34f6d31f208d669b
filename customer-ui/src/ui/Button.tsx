import type { ComponentProps } from 'react';
import './button.css';

type Look = 'outline' | 'dawn' | 'star' | 'night' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  readonly large?: boolean;
  /** Words shown while the action runs; the button stays focusable but does nothing. */
  readonly busyLabel?: string | undefined;
  readonly busy?: boolean;
}

/** A pill-shaped button; `look` says how much it wants to be pressed. */
export const Button = ({
  look = 'outline',
  large = false,
  busy = false,
  busyLabel,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`button button-${look} ${large ? 'button-large' : ''} ${className}`}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? undefined : onClick}
  >
    {busy && busyLabel !== undefined ? busyLabel : children}
  </button>
);

/** An action that reads like a link inside text. */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={`text-button ${className}`} />
);
