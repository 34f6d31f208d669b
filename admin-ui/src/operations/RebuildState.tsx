import { Box, LinearProgress, Typography } from '@mui/material';
import type { OperationsStatus, Rebuild } from '@sternklar/contracts/operations.api';
import { useId } from 'react';
import { formatCount } from '../texts/format.ts';
import { readModelName } from './names.ts';
import { since } from './spans.ts';

const PHASES: Readonly<Record<Rebuild['phase'], string>> = {
  reading: 'Ereignisse anwenden',
  indexing: 'Indizes anlegen',
  switching: 'Umschalten',
};

const percentOf = ({ position, head }: Rebuild): number =>
  head === 0 ? 0 : Math.min(100, Math.floor((100 * position) / head));

const namesOf = ({ read_models: names }: Rebuild): string => names.map(readModelName).join(', ');

const barStyle = { height: 10, borderRadius: 999, backgroundColor: 'var(--sunken)' };

const Running = ({ rebuild }: { readonly rebuild: Rebuild }) => {
  const id = useId();
  const percent = percentOf(rebuild);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} sx={{ overflowWrap: 'anywhere', fontWeight: 580 }}>
        Wird neu aufgebaut: {namesOf(rebuild)}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={id} sx={barStyle} />
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {PHASES[rebuild.phase]}: {percent}&nbsp;%, {formatCount(rebuild.position)} von {formatCount(rebuild.head)}{' '}
        Ereignissen. Das Produkt läuft weiter: bis zum Umschalten antwortet es aus den bisherigen Tabellen.
      </Typography>
    </Box>
  );
};

interface End {
  readonly what: string;
  readonly isBad: boolean;
  readonly why: (rebuild: Rebuild) => string | null;
}

const failureOf = ({ failure }: Rebuild) => failure;

const ENDS: Readonly<Record<Exclude<Rebuild['state'], 'running'>, End>> = {
  done: { what: 'Neu aufgebaut', isBad: false, why: failureOf },
  failed: { what: 'Neuaufbau gescheitert', isBad: true, why: failureOf },
  interrupted: {
    what: 'Neuaufbau unterbrochen',
    isBad: true,
    why: () => 'Was noch nicht umgeschaltet war, ist unverändert.',
  },
};

interface EndedProps {
  readonly rebuild: Rebuild;
  readonly at: string;
  /** Nothing has come after it. */
  readonly isNewest: boolean;
}

const Ended = ({ rebuild, at, isNewest }: EndedProps) => {
  if (rebuild.state === 'running') return null;
  const { what, isBad, why } = ENDS[rebuild.state];
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{
        overflowWrap: 'anywhere',
        color: isNewest && isBad ? 'error.main' : 'text.secondary',
      }}
    >
      {what}: {namesOf(rebuild)}, vor {since(rebuild.finished_at ?? rebuild.started_at, at)}. {why(rebuild)}
    </Typography>
  );
};

interface RebuildStateProps {
  readonly status: OperationsStatus;
}

/** How far the rebuild is that runs now, and what became of the last ones. */
export const RebuildState = ({ status: { rebuilds, is_rebuilding: isRebuilding, at } }: RebuildStateProps) => {
  const running = rebuilds.find(({ state }) => state === 'running');
  return (
    <>
      {running ? <Running rebuild={running} /> : null}
      {isRebuilding && !running ? (
        <Typography>Ein Neuaufbau läuft, der von der Befehlszeile aus begann.</Typography>
      ) : null}
      {rebuilds.some(({ state }) => state !== 'running') ? (
        <Box
          component="ul"
          aria-label="Letzte Neuaufbauten"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
        >
          {rebuilds.map((rebuild, index) => (
            <Ended key={rebuild.id} rebuild={rebuild} at={at} isNewest={index === 0} />
          ))}
        </Box>
      ) : null}
    </>
  );
};
