import type { ComponentProps } from 'react';
import { landingTexts as texts } from '../texts/landing.ts';
import { Button } from '../ui/Button.tsx';
import './way-in.css';

/** What a visitor may want to be opened. */
const WAYS = { register: 'gleich-starten', login: 'gleich-anmelden', chat: 'gleich-fragen' } as const;

interface WayInProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly to: keyof typeof WAYS;
  readonly onClick: () => void;
}

/**
 * A button that answers before any script is there: the browser itself says that it opens in a moment (`Moments`), and the first
 * script finds by what is said which button was pressed.
 */
export const WayIn = ({ to, onClick, ...button }: WayInProps) => (
  <Button
    {...button}
    popoverTarget={WAYS[to]}
    popoverTargetAction="show"
    onClick={(event) => {
      event.preventDefault();
      onClick();
    }}
  />
);

/** Said while what was asked for is on its way. */
export const Opening = () => (
  <p className="moment" role="status">
    {texts.opening}
  </p>
);

/** What `WayIn` shows before the app has started, one for each way. */
export const Moments = () => (
  <>
    {Object.values(WAYS).map((id) => (
      <p key={id} id={id} className="moment" role="status" popover="auto">
        {texts.opening}
      </p>
    ))}
  </>
);
