import { Box, Button, Link, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { ReactNode } from 'react';
import { bandStyle, bandWordsStyle } from '../ui/band-style.ts';
import { clockText, counted } from './spans.ts';

const ANCHORS: Readonly<Record<OperationsStatus['to_do'][number]['about'], string>> = {
  software: 'technik',
  'read-models': 'lesemodelle',
  reactors: 'zurueckgestellt',
  mails: 'e-mails',
};

interface BandProps {
  readonly tone: 'ok' | 'no';
  /** Read out when it changes; says nothing that changes by itself. */
  readonly verdict: string;
  readonly children: ReactNode;
}

const MARKS = {
  ok: <path d="M6.5 12.4l3.6 3.6 7.4-8" />,
  no: <path d="M12 6v7.5M12 17.6v.1" />,
};

const Mark = ({ tone }: Pick<BandProps, 'tone'>) => (
  <svg
    aria-hidden="true"
    width="32"
    height="32"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="12" cy="12" r="10.5" strokeWidth="1.6" />
    {MARKS[tone]}
  </svg>
);

const Band = ({ tone, verdict, children }: BandProps) => (
  <Box
    component="section"
    aria-label="Lage"
    data-verdict={tone}
    sx={{ ...bandStyle(tone), color: `var(--${tone}-700)` }}
  >
    <Mark tone={tone} />
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Typography component="p" role="status" sx={{ ...bandWordsStyle, lineHeight: '32px' }}>
        {verdict}
      </Typography>
      <Box sx={{ color: 'var(--ink)', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  </Box>
);

const AllWell = ({ read_models: models, is_rebuilding: isRebuilding }: OperationsStatus) => (
  <Band tone="ok" verdict="Alles in Ordnung">
    {counted(models.length, 'Lesemodell folgt', 'Lesemodelle folgen')} dem Protokoll, kein Ereignis ist zurückgestellt,
    keine E-Mail ist aufgegeben. {isRebuilding ? 'Ein Neuaufbau läuft.' : null}
  </Band>
);

const listStyle = { m: 0, p: 0, pl: 2.5, display: 'grid', gap: 0.5 };

const Troubles = ({ to_do: toDo }: Pick<OperationsStatus, 'to_do'>) => (
  <Band tone="no" verdict={`Hier ist etwas zu tun: ${counted(toDo.length, 'Punkt', 'Punkte')}`}>
    <Box component="ul" sx={listStyle}>
      {toDo.map(({ id, about, sentence }) => (
        <li key={id}>
          <Link href={`#${ANCHORS[about]}`} color="inherit" sx={{ py: 0.5 }}>
            {sentence}
          </Link>
        </li>
      ))}
    </Box>
  </Band>
);

/** What somebody woken at night has to know, before anything else. */
export const Verdict = ({ status }: { readonly status: OperationsStatus }) =>
  status.to_do.length === 0 ? <AllWell {...status} /> : <Troubles to_do={status.to_do} />;

interface OutdatedProps {
  /** When what is still shown was seen; null where nothing is. */
  readonly seenAt: string | null;
  onRetry(): void;
}

/** Instead of the verdict when the product does not answer: an old one would lie. */
export const Outdated = ({ seenAt, onRetry }: OutdatedProps) => (
  <Band tone="no" verdict="Der Stand lässt sich nicht laden">
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <span>
        {seenAt === null ? 'Das Produkt antwortet nicht.' : `Was hier steht, ist von ${clockText(seenAt)} Uhr.`} Auf dem
        Server sagt <code>npm run admin -- status</code>, was los ist.
      </span>
      <Button variant="outlined" color="inherit" sx={{ minHeight: 44 }} onClick={onRetry}>
        Erneut laden
      </Button>
    </Box>
  </Band>
);
