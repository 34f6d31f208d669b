import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { Figure } from '../layout/Figure.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';
import { Mails } from './Mails.tsx';
import { Reactors } from './Reactors.tsx';
import { ReadModels } from './ReadModels.tsx';
import { Throughput } from './Throughput.tsx';
import { OPERATIONS_KEY, useOperation } from './use-operation.ts';

const EVERY_MS = 5_000;
const EVERY_MS_REBUILDING = 1_000;

const figuresStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};

const Figures = ({ status: { log, outbox, processes, connections } }: { readonly status: OperationsStatus }) => (
  <Box component="dl" sx={figuresStyle}>
    <Figure
      name="Ereignisse"
      value={formatCount(log.head)}
      note={
        log.newest_at === null ? (
          'noch keines'
        ) : (
          <>
            das neueste <Moment at={log.newest_at} />
          </>
        )
      }
    />
    <Figure
      name="Letzte Stunde"
      value={formatCount(log.last_hour)}
      note={`${formatCount(log.last_minute)} in der letzten Minute`}
    />
    <Figure
      name="E-Mails"
      value={formatCount(outbox.waiting)}
      note={`warten; ${formatCount(outbox.failed)} aufgegeben`}
    />
    <Figure
      name="Prozesse"
      value={formatCount(processes)}
      note={`${formatCount(connections.used)} von ${formatCount(connections.max)} Verbindungen zur Datenbank`}
    />
  </Box>
);

const Loaded = ({ status }: { readonly status: OperationsStatus }) => {
  const operation = useOperation();
  return (
    <>
      <Figures status={status} />
      <Throughput status={status} />
      <ReadModels status={status} operation={operation} />
      <Reactors status={status} operation={operation} />
      <Mails status={status} operation={operation} />
      <Typography variant="body2" color="text.secondary">
        Stand: <Moment at={status.at} />. Sternklar {status.versions.product}, Node {status.versions.node.slice(1)},
        PostgreSQL {status.versions.postgres}.
      </Typography>
    </>
  );
};

/** How the product itself goes, for whoever runs it: looks again every few seconds, and lets what hangs be put right. */
export const OperationsPage = () => {
  const { operations } = useDataProvider<BackOfficeDataProvider>();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: OPERATIONS_KEY,
    queryFn: () => operations(),
    refetchInterval: ({ state }) => (state.data?.is_rebuilding ? EVERY_MS_REBUILDING : EVERY_MS),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h2">
        Betrieb
      </Typography>
      {isError ? (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Say text="Failed to load admin data" />
          <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => void refetch()}>
            Erneut laden
          </Button>
        </Box>
      ) : null}
      {isPending ? (
        <Skeleton role="status" aria-label="Der Betrieb wird geladen" variant="rounded" height={420} />
      ) : null}
      {data ? <Loaded status={data} /> : null}
    </Box>
  );
};
