import { Box, Button, TextField } from '@mui/material';
import type { PeriodKind } from '@sternklar/contracts/back-office/figure-period';
import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { type AskedPeriod, dayAfter, HAS_OWN_DAYS, PERIOD_KINDS, queryOf } from './periods.ts';

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
const kindsStyle = {
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid var(--line-strong)',
  borderRadius: '10px',
  overflow: 'hidden',
  '& li + li': { borderLeft: '1px solid var(--line-strong)' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: { xs: 1.25, sm: 1.75 },
    color: 'text.primary',
    textDecoration: 'none',
    fontSize: '0.9375rem',
  },
  '& a:hover': { bgcolor: 'var(--sunken)' },
  '& a[aria-current]': { bgcolor: 'var(--dawn-100)', color: 'var(--dawn-700)', fontWeight: 620 },
  '& a:focus-visible': { outline: '3px solid var(--dawn-500)', outlineOffset: '-3px', borderRadius: '10px' },
};
const stepStyle = { minWidth: 44, minHeight: 44, px: 1.5 };

interface PeriodChooserProps {
  readonly asked: AskedPeriod;
  /** As they were last answered; none yet where the first answer is on its way. */
  readonly shown: OwnerFigures | undefined;
  onChoose(asked: AskedPeriod): void;
}

/** The days of somebody's own choice; a form that also works by itself. */
const OwnDays = ({ asked, shown, onChoose }: PeriodChooserProps) => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onChoose({ kind: 'custom', from: String(fields.get('from')), until: String(fields.get('until')) });
  };
  const days = { from: asked.from ?? shown?.figures.from, until: asked.until ?? shown?.figures.until };
  return (
    <Box component="form" onSubmit={send} sx={rowStyle} key={`${days.from} ${days.until}`}>
      <input type="hidden" name="period" value="custom" />
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type="date"
          required
          label={name === 'from' ? 'Von' : 'Bis'}
          defaultValue={days[name] ?? ''}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ m: 0, width: 160 }}
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
        Anzeigen
      </Button>
    </Box>
  );
};

/** Month, quarter and year are links, which work before the page does. */
export const PeriodChooser = (props: PeriodChooserProps) => {
  const { asked, shown } = props;
  const to = (kind: PeriodKind): string => {
    return `?${queryOf({ kind, from: shown?.figures.from, until: shown?.figures.until })}`;
  };
  return (
    <Box sx={rowStyle}>
      <Box component="nav" aria-label="Zeitraum">
        <Box component="ul" sx={kindsStyle}>
          {PERIOD_KINDS.map(({ kind, name }) => (
            <li key={kind}>
              <Link to={to(kind)} replace aria-current={kind === asked.kind ? 'true' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      {HAS_OWN_DAYS[asked.kind] ? <OwnDays {...props} /> : null}
      {shown && !HAS_OWN_DAYS[asked.kind] ? (
        <>
          <Button
            component={Link}
            to={`?${queryOf({ kind: asked.kind, from: shown.before.from })}`}
            replace
            variant="outlined"
            sx={stepStyle}
          >
            Früher
          </Button>
          {shown.is_running ? null : (
            <Button
              component={Link}
              to={`?${queryOf({ kind: asked.kind, from: dayAfter(shown.figures.until) })}`}
              replace
              variant="outlined"
              sx={stepStyle}
            >
              Später
            </Button>
          )}
        </>
      ) : null}
    </Box>
  );
};
