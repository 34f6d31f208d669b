import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatMoment } from '../../texts/format.ts';
import { MomentField } from './MomentField.tsx';
import { sliderScale } from './slider-scale.ts';

const CALM_MS = 250;

interface MomentSliderProps {
  /** Such as 'Stand vom'. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** Null: the end, as it is now. */
  readonly moment: string | null;
  /** Moments at which something happened, the oldest first: the buttons beside go to them. */
  readonly events?: readonly string[];
  /** Null for the end. Told once the hand rests. */
  onChange(moment: string | null): void;
  /** What else is said about time. */
  readonly children?: ReactNode;
}

const rangeStyle = {
  width: '100%',
  height: 44,
  m: 0,
  accentColor: 'var(--dawn-600)',
  cursor: 'pointer',
};
// Each field's name stands on its upper edge, close to the field above.
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, rowGap: { xs: 1.5, md: 1 } };

const Jump = ({ label, to, onChange }: { label: string; to: string | undefined; onChange(moment: string): void }) => (
  <Button variant="outlined" disabled={to === undefined} onClick={() => to && onChange(to)} sx={{ minHeight: 44 }}>
    {label}
  </Button>
);

/** A moment to look at: by a slider, by the steps that there were, or typed to the second. */
export const MomentSlider = ({ label, from, to, moment, events, onChange, children }: MomentSliderProps) => {
  const id = useId();
  const scale = sliderScale(from, to);
  // What the hand is at, before it rests.
  const [held, setHeld] = useState<number | null>(null);
  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => {
      onChange(held === scale.steps ? null : scale.momentAt(held));
      setHeld(null);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [held, onChange, scale]);
  const shown = held === null ? moment : held === scale.steps ? null : scale.momentAt(held);
  const words = shown === null ? 'jetzt' : formatMoment(shown);
  const happened = shown === null ? (events?.length ?? 0) : (events?.filter((at) => at <= shown).length ?? 0);
  return (
    <Box data-moments sx={{ display: 'grid', gap: { xs: 1.5, md: 1 } }}>
      <Box data-slider sx={{ display: 'grid', gap: 1 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 580 }}>
          {label}{' '}
          <Box component="output" htmlFor={id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {words}
          </Box>
        </Typography>
        <Box
          component="input"
          id={id}
          type="range"
          min={0}
          max={scale.steps}
          value={held ?? (moment === null ? scale.steps : scale.stepAt(moment))}
          aria-valuetext={words}
          onChange={(event) => setHeld(Number(event.currentTarget.value))}
          sx={rangeStyle}
        />
      </Box>
      <Box sx={rowStyle}>
        {events ? (
          <>
            <Jump label="Schritt zurück" to={events[happened - 2]} onChange={onChange} />
            <Jump label="Schritt vor" to={events[happened]} onChange={onChange} />
          </>
        ) : null}
        <MomentField label="Genauer Zeitpunkt" moment={moment} onChange={onChange} />
        {shown === null ? null : (
          <Button onClick={() => onChange(null)} sx={{ minHeight: 44 }}>
            Wie es jetzt ist
          </Button>
        )}
        {children ? <Box sx={{ ml: { md: 'auto' } }}>{children}</Box> : null}
      </Box>
    </Box>
  );
};
