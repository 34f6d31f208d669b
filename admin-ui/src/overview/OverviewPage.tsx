import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { listLink } from '../routing/list-link.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatCount } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Ageing } from './Ageing.tsx';
import { hoursText, percentText, successRate } from './figures.ts';
import { PeriodCharts } from './PeriodCharts.tsx';

/** The way to what waits, with how much that is; nothing where nothing does. */
const QueueLink = ({ waiting }: { readonly waiting: number }) =>
  waiting === 0 ? null : (
    <Button component={Link} to="/desk" variant="contained" sx={{ minHeight: 44 }}>
      {waiting === 1 ? 'Offene Bewertung bearbeiten' : `${formatCount(waiting)} offene Bewertungen bearbeiten`}
    </Button>
  );

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** What the figure covers. */
  readonly note: ReactNode;
}

const valueStyle = { m: 0, fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 660, fontVariantNumeric: 'tabular-nums' };

/** One number that is seen first. */
const Figure = ({ name, value, note }: FigureProps) => (
  <Card variant="outlined" sx={{ p: 2, borderRadius: '14px', display: 'grid', alignContent: 'start' }}>
    <Box component="dt" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
      {name}
    </Box>
    <Box component="dd" sx={valueStyle}>
      {value}
    </Box>
    <Box component="dd" sx={{ m: 0, color: 'var(--ink-2)', fontSize: '0.8125rem' }}>
      {note}
    </Box>
  </Card>
);

const createCall = (call: HttpClient) => async (): Promise<ReviewStatistics> =>
  (await loading(call('/api/admin/statistics'))).json;

const figuresStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};

const Figures = ({ statistics }: { readonly statistics: ReviewStatistics }) => {
  const { incoming, deleted, rejected, waiting, median_hours } = statistics;
  return (
    <Box component="dl" sx={figuresStyle}>
      <Figure name="Offen" value={formatCount(waiting.total)} note="warten auf eine Entscheidung" />
      <Figure name="Eingegangen" value={formatCount(incoming)} note="seit Beginn" />
      <Figure
        name="Erfolgsquote"
        value={percentText(successRate(statistics))}
        note={`${formatCount(deleted)} von ${formatCount(deleted + rejected)} gelöscht`}
      />
      <Figure name="Bis zur Entscheidung" value={hoursText(median_hours)} note="Median der letzten 90 Tage" />
    </Box>
  );
};

const Loaded = ({ statistics }: { readonly statistics: ReviewStatistics }) => (
  <>
    <Figures statistics={statistics} />
    {statistics.incoming === 0 ? (
      <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
        Noch ist keine Bewertung eingegangen. Sobald die erste da ist, stehen hier Eingang, Entscheidungen und
        Wartezeiten.
      </Typography>
    ) : (
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <PeriodCharts statistics={statistics} />
        <Panel title="Wie lange offene Bewertungen warten">
          <Ageing waiting={statistics.waiting} />
          <Commands>
            <QueueLink waiting={statistics.waiting.total} />
          </Commands>
          {waitingLink(statistics)}
        </Panel>
      </Box>
    )}
    <Typography variant="body2" color="text.secondary">
      Stand: <Moment at={statistics.at} />
    </Typography>
  </>
);

const waitingLink = ({ waiting }: ReviewStatistics) =>
  waiting.total === 0 ? null : (
    <Button
      component={Link}
      to={listLink('reviews', { status: 'eingereicht' })}
      variant="outlined"
      sx={{ minHeight: 44 }}
    >
      Offene Bewertungen zeigen
    </Button>
  );

/** How the work on reviews goes: figures and pictures from a read model of their own. */
export const OverviewPage = () => {
  const statistics = useCalls(createCall);
  const { data, isPending, refetch } = useQuery({ queryKey: ['statistics'], queryFn: statistics });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
          Übersicht
        </Typography>
        <Button component={Link} to="/overview/cases" sx={{ minHeight: 44 }}>
          Fälle in Zahlen
        </Button>
      </Box>
      {data ? <Loaded statistics={data} /> : null}
      {isPending ? (
        <Skeleton role="status" aria-label="Die Zahlen werden geladen" variant="rounded" height={420} />
      ) : null}
      {data || isPending ? null : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>
            <Say text="Failed to load admin data" />
          </Typography>
          <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => void refetch()}>
            Erneut laden
          </Button>
        </Box>
      )}
    </Box>
  );
};
