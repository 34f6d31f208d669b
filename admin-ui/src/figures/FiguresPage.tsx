import { Box, Button, Card, Typography } from '@mui/material';
import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { downloadCSV } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { FigureTable } from '../reviews/figures/FigureTable.tsx';
import { restsOn, shareWords } from '../reviews/figures/figure-words.ts';
import { formatDate } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type Compared, FigureRows, Meanings } from './FigureRows.tsx';
import { linksOf } from './figure-links.ts';
import { CASES, CHATS, changeWords, FIRST, type Figure, REVENUES, SUBSCRIPTIONS, valueWords } from './figure-list.ts';
import { figuresCsv } from './figures-csv.ts';
import { PeriodChooser } from './PeriodChooser.tsx';
import { PresentTable } from './PresentTable.tsx';
import { type AskedPeriod, askedIn, periodName, queryOf } from './periods.ts';
import { presentRows } from './present.ts';
import { RevenueByMonth } from './RevenueByMonth.tsx';

const createCall =
  (call: HttpClient) =>
  async (asked: AskedPeriod): Promise<OwnerFigures> =>
    (await loading(call(`/api/admin/figures?${queryOf(asked)}`))).json;

const firstStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
const tileStyle = { p: { xs: 1.5, sm: 2 }, borderRadius: '14px', display: 'grid', alignContent: 'start', gap: 0.25 };
const tileValueStyle = {
  m: 0,
  fontSize: { xs: '1.25rem', sm: '1.5rem', lg: '1.75rem' },
  lineHeight: 1.2,
  fontWeight: 660,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};

/** Said in full: '+3 gegenüber Oktober 2026'. */
const comparisonWords = (figure: Figure, { figures, before, nameBefore }: Compared): string => {
  const change = changeWords(figure.unit, figure.valueOf(figures), figure.valueOf(before));
  if (change === '±0') return `unverändert gegenüber ${nameBefore}`;
  return `${change} gegenüber ${nameBefore}`;
};

const First = (compared: Compared) => (
  <Box component="dl" sx={firstStyle}>
    {FIRST.map((figure) => (
      <Card key={figure.name} variant="outlined" sx={tileStyle}>
        <Box component="dt" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
          {figure.name}
        </Box>
        <Box component="dd" sx={tileValueStyle}>
          {valueWords(figure.unit, figure.valueOf(compared.figures))}
        </Box>
        <Box component="dd" sx={{ m: 0, color: 'var(--ink-2)', fontSize: '0.8125rem' }}>
          {comparisonWords(figure, compared)}
        </Box>
      </Card>
    ))}
  </Box>
);

const Reasons = ({ figures: { by_reason } }: Compared) => (
  <FigureTable
    caption="Entschiedene Fälle nach Grund; was wieder erschienen ist, zählt als nicht gelöscht."
    columns={['Grund', 'Anteil', 'Gelöscht', 'Beruht auf']}
    rows={by_reason.map(({ reason, ...success }) => ({
      key: reason ?? 'none',
      name: reason === null ? 'Ohne Angabe' : REMOVAL_REASON_LABEL[reason],
      bars: success.share === null ? [] : [{ part: success.share, colour: 'ok-700' }],
      values: [shareWords(success.share, success.decided), restsOn(success)],
    }))}
  />
);

interface PartProps {
  readonly title: string;
  readonly list: readonly Figure[];
  readonly compared: Compared;
  readonly children?: ReactNode;
}

const Part = ({ title, list, compared, children }: PartProps) => (
  <Panel title={title}>
    <FigureRows list={list} links={linksOf(compared.figures)} {...compared} />
    {children}
    <Meanings list={list} />
  </Panel>
);

const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const columnStyle = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

const Shown = ({ shown }: { readonly shown: OwnerFigures }) => {
  const { kind, figures, before, months, now } = shown;
  const compared = { figures, before, name: periodName(kind, figures), nameBefore: periodName(kind, before) };
  const present = presentRows(now);
  return (
    <>
      <First {...compared} />
      <Panel title="Umsatz nach Monaten">
        <RevenueByMonth months={months} />
      </Panel>
      <Box sx={columnsStyle}>
        <Box sx={columnStyle}>
          <Part title="Abos" list={SUBSCRIPTIONS} compared={compared} />
          <Part title="Umsatz" list={REVENUES} compared={compared} />
        </Box>
        <Box sx={columnStyle}>
          <Panel title="Jetzt">
            <PresentTable rows={present} />
            <Meanings list={present} />
          </Panel>
          <Part title="Fälle" list={CASES} compared={compared}>
            <Reasons {...compared} />
            <Button
              component={Link}
              to="/overview/cases"
              variant="outlined"
              sx={{ minHeight: 44, justifySelf: 'start' }}
            >
              Fälle in Zahlen
            </Button>
          </Part>
          <Part title="Chats" list={CHATS} compared={compared} />
        </Box>
      </Box>
      <Typography variant="body2" color="text.secondary">
        Stand: <Moment at={shown.at} />. Tage und Monate sind die in Deutschland. Zahlen bleiben, wenn ein Konto
        gelöscht wird; Namen stehen in keiner.
      </Typography>
    </>
  );
};

/** What the page is about, until when, and as a file. */
const Head = ({ shown }: { readonly shown: OwnerFigures | undefined }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
    <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
      {shown ? `Geschäft: ${periodName(shown.kind, shown.figures)}` : 'Geschäft'}
    </Typography>
    {shown?.is_running ? (
      <Typography variant="body2" color="text.secondary">
        Läuft noch bis {formatDate(shown.figures.until)}
      </Typography>
    ) : null}
    <Button
      disabled={!shown}
      onClick={() => shown && downloadCSV(figuresCsv(shown), `zahlen-${shown.figures.from}-${shown.figures.until}`)}
      sx={{ minHeight: 44 }}
    >
      CSV-Export
    </Button>
  </Box>
);

/** The figures of the business, for those who answer for it. */
export const FiguresPage = () => {
  const [params, setParams] = useSearchParams();
  const asked = askedIn(params);
  const read = useCalls(createCall);
  const query = useQuery({
    queryKey: ['figures', queryOf(asked)],
    queryFn: () => read(asked),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head shown={query.data} />
      <PeriodChooser
        asked={asked}
        shown={query.data}
        onChoose={(chosen) => setParams(new URLSearchParams(queryOf(chosen)), { replace: true })}
      />
      <Loaded query={query} label="Die Auswertung" height={620}>
        {(shown) => <Shown shown={shown} />}
      </Loaded>
    </Box>
  );
};
