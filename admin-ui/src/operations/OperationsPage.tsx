import { Box, Skeleton, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useCalls } from '../data-provider/use-calls.ts';
import { formatCount } from '../texts/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { Course } from './Course.tsx';
import { Figures } from './Figures.tsx';
import { Mails } from './Mails.tsx';
import { OPERATIONS_KEY } from './OperationButton.tsx';
import { createOperationsCalls } from './operations-calls.ts';
import { ParkedEvents } from './ParkedEvents.tsx';
import { ReadModels } from './ReadModels.tsx';
import { clockText, eventsText, since } from './spans.ts';
import { Outdated, Verdict } from './Verdict.tsx';

const logText = ({ log: { head, newest_at }, at }: OperationsStatus): string =>
  newest_at === null ? 'leer' : `${eventsText(head)}, das neueste vor ${since(newest_at, at)}`;

/** The machine behind it all, in plain figures. */
const Machine = ({ status }: { readonly status: OperationsStatus }) => {
  const { log, processes, connections, versions } = status;
  const figures = [
    { name: 'Protokoll', value: logText(status) },
    { name: 'Letzte Stunde', value: eventsText(log.last_hour) },
    {
      name: 'Prozesse',
      value: `${formatCount(processes)}, ${formatCount(connections.used)} von ${formatCount(connections.max)} Verbindungen`,
    },
    {
      name: 'Versionen',
      value: `Sternklar ${versions.product}, Node ${versions.node.slice(1)}, PostgreSQL ${versions.postgres}`,
    },
  ];
  return (
    <Panel title="Technik" anchor="technik">
      <Figures figures={figures} />
    </Panel>
  );
};

const EVERY_MS = 5_000;
const EVERY_MS_REBUILDING = 1_000;

const useStatus = () => {
  const { operations } = useCalls(createOperationsCalls);
  return useQuery({
    queryKey: OPERATIONS_KEY,
    queryFn: () => operations(),
    refetchInterval: ({ state }) => (state.data?.is_rebuilding ? EVERY_MS_REBUILDING : EVERY_MS),
  });
};

const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 };

const Head = ({ seenAt }: { readonly seenAt: string | null }) => (
  <Box sx={headStyle}>
    <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
      Betrieb
    </Typography>
    {seenAt === null ? null : (
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        Stand <time dateTime={seenAt}>{clockText(seenAt)}</time>, erneuert sich von selbst
      </Typography>
    )}
  </Box>
);

type About = OperationsStatus['to_do'][number]['about'];

const PARTS: Readonly<Record<About, ComponentType<{ readonly status: OperationsStatus }>>> = {
  'read-models': ReadModels,
  reactors: ParkedEvents,
  mails: Mails,
  software: Machine,
};
const IN_ORDER: readonly About[] = ['read-models', 'reactors', 'mails', 'software'];

/** What is in trouble as the page opens stands first. It stays where it stands: nothing moves under the cursor. */
const Parts = ({ status }: { readonly status: OperationsStatus }) => {
  const [order] = useState(() => {
    const isWell = (part: About) => !status.to_do.some(({ about }) => about === part);
    return IN_ORDER.toSorted((one, other) => Number(isWell(one)) - Number(isWell(other)));
  });
  return (
    <>
      {order.map((part) => {
        const Part = PARTS[part];
        return <Part key={part} status={status} />;
      })}
      <Course status={status} />
    </>
  );
};

/** How the product itself goes, for whoever runs it: looks again every few seconds, and lets what hangs be put right. */
export const OperationsPage = () => {
  const { data, isPending, isError, refetch } = useStatus();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head seenAt={data?.at ?? null} />
      {isError ? <Outdated seenAt={data?.at ?? null} onRetry={() => void refetch()} /> : null}
      {isPending ? (
        <Skeleton role="status" aria-label="Der Betrieb wird geladen" variant="rounded" height={420} />
      ) : null}
      {data && !isError ? <Verdict status={data} /> : null}
      {data ? <Parts status={data} /> : null}
    </Box>
  );
};
