import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { fieldErrorsOf } from '@sternklar/contracts/error-detail';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { downloadCSV } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { codeOf, sentenceOf, statusOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { FigureTable } from '../reviews/figures/FigureTable.tsx';
import { restsOn, shareWords } from '../reviews/figures/figure-words.ts';
import { formatDate } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { spanName } from '../texts/span-name.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Compared } from './compared.ts';
import { FigureRows, Meanings } from './FigureRows.tsx';
import { countedLink, linksOf } from './figure-links.ts';
import { CASES, CHATS, type Figure, REVENUES, SUBSCRIPTIONS } from './figure-list.ts';
import { figuresCsv } from './figures-csv.ts';
import { PeriodChooser } from './PeriodChooser.tsx';
import { PresentList } from './PresentList.tsx';
import { type AskedPeriod, askedIn, HAS_OWN_DAYS, queryOf } from './periods.ts';
import { presentRows } from './present.ts';
import { RevenueSky } from './RevenueSky.tsx';
import { Strip } from './Strip.tsx';
import { SubscriptionFlow } from './SubscriptionFlow.tsx';

const createCall =
  (call: HttpClient) =>
  async (asked: AskedPeriod): Promise<OwnerFigures> =>
    (await loading(call(`/api/admin/figures?${queryOf(asked)}`))).json;

const Reasons = ({ figures }: Compared) => (
  <FigureTable
    caption="Entschiedene Fälle nach Grund; was wieder erschienen ist, zählt als nicht gelöscht."
    columns={['Grund', 'Anteil', 'Gelöscht', 'Beruht auf']}
    rows={figures.by_reason.map(({ reason, ...success }) => ({
      key: reason ?? 'none',
      name: (
        <MuiLink
          component={Link}
          to={countedLink('reviews', 'decided', figures, reason ?? 'none')}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 28 }}
        >
          {reason === null ? 'Ohne Angabe' : REMOVAL_REASON_LABEL[reason]}
        </MuiLink>
      ),
      bars: success.share === null ? [] : [{ part: success.share, colour: 'ok-700' }],
      values: [shareWords(success.share, success.decided), restsOn(success)],
    }))}
  />
);

interface PartProps {
  readonly title: string;
  readonly list: readonly Figure[];
  readonly compared: Compared;
  /** Above the figures, … */
  readonly picture?: ReactNode;
  /** … and below. */
  readonly children?: ReactNode;
}

const Part = ({ title, list, compared, picture, children }: PartProps) => (
  <Panel title={title}>
    {picture}
    <FigureRows list={list} links={linksOf(compared.figures)} {...compared} />
    {children}
    <Meanings list={list} />
  </Panel>
);

const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
};
const columnStyle = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };

const isNothing = ({ figures, before, months, now }: OwnerFigures): boolean =>
  months.every(({ invoices, credit_notes }) => invoices + credit_notes === 0) &&
  [figures, before].every(({ active, started, ended, cases_in, cases_out, chats }) =>
    [active, started, ended, cases_in, cases_out.decided, chats].every((count) => count === 0),
  ) &&
  now.open.invoices + now.renewals.subscriptions + now.customers_without_review === 0;

const Nothing = () => (
  <Panel title="Hier ist noch nichts zu zählen">
    <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
      Weder in diesem Zeitraum noch davor gab es Abos, Rechnungen, Fälle oder Chats. Sobald der erste Kunde ein Abo
      abschließt, stehen hier Einnahmen, Abos und Fälle, je im Vergleich mit dem Zeitraum davor.
    </Typography>
  </Panel>
);

const Figures = ({ shown }: { readonly shown: OwnerFigures }) => {
  const { figures, before, months, is_running } = shown;
  const compared = {
    figures,
    before,
    name: spanName(figures),
    nameBefore: spanName(before),
    isRunning: is_running,
  };
  const present = presentRows(shown);
  return (
    <>
      <RevenueSky {...compared} months={months} />
      <Strip {...compared} />
      <Box sx={columnsStyle}>
        <Part title="Abos" list={SUBSCRIPTIONS} compared={compared} picture={<SubscriptionFlow figures={figures} />} />
        <Panel title="Jetzt">
          <PresentList rows={present} />
          <Meanings list={present} />
        </Panel>
      </Box>
      <Box sx={columnsStyle}>
        <Part title="Fälle" list={CASES} compared={compared}>
          <Reasons {...compared} />
          <Button component={Link} to="/overview/cases" variant="outlined" sx={{ minHeight: 44, justifySelf: 'start' }}>
            Fälle in Zahlen
          </Button>
        </Part>
        <Box sx={columnStyle}>
          <Part title="Umsatz" list={REVENUES} compared={compared} />
          <Part title="Chats" list={CHATS} compared={compared} />
        </Box>
      </Box>
    </>
  );
};

const NOW_RUNNING: Readonly<Record<AskedPeriod['kind'], string>> = {
  month: 'Zum laufenden Monat',
  quarter: 'Zum laufenden Quartal',
  year: 'Zum laufenden Jahr',
  custom: 'Zum laufenden Monat',
};

/** Beside which field it is does not matter: there are two. */
const whatIsWrong = (error: unknown): string =>
  Object.values(fieldErrorsOf((error as { readonly body?: unknown } | null)?.body)).join(' ') ||
  sentenceOf(error, 'Bitte wählen Sie einen anderen Zeitraum.');

/** An address or days of one's own may name any; what is wrong says the server. */
const NoSuchPeriod = ({ asked, error }: { readonly asked: AskedPeriod; readonly error: unknown }) => {
  const isToCome = codeOf(error) === 'period-not-begun';
  return (
    <Panel title={isToCome ? 'Dieser Zeitraum hat noch nicht begonnen' : 'Zu diesem Zeitraum gibt es keine Zahlen'}>
      <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
        {isToCome ? 'Zahlen gibt es ab seinem ersten Tag.' : whatIsWrong(error)}
      </Typography>
      <Button
        component={Link}
        to={`?${queryOf({ kind: HAS_OWN_DAYS[asked.kind] ? 'month' : asked.kind })}`}
        replace
        variant="outlined"
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        {NOW_RUNNING[asked.kind]}
      </Button>
    </Panel>
  );
};

const Shown = ({ shown }: { readonly shown: OwnerFigures }) => (
  <>
    {isNothing(shown) ? <Nothing /> : <Figures shown={shown} />}
    <Typography variant="body2" color="text.secondary">
      Stand: <Moment at={shown.at} />. Tage und Monate sind die in Deutschland. Zahlen bleiben, wenn ein Konto gelöscht
      wird; Namen stehen in keiner.
    </Typography>
  </>
);

/** What the page is about and as a file; the period is chosen between. */
const Head = ({ shown, children }: { readonly shown: OwnerFigures | undefined; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
    <Box sx={{ mr: 'auto' }}>
      <Typography component="h2" variant="h2">
        {shown ? `Geschäft: ${spanName(shown.figures)}` : 'Geschäft'}
      </Typography>
      {shown?.is_running ? (
        <Typography variant="body2" color="text.secondary">
          bisher; läuft noch bis {formatDate(shown.figures.until)}
        </Typography>
      ) : null}
    </Box>
    {children}
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
      <Head shown={query.data}>
        <PeriodChooser
          asked={asked}
          shown={query.data}
          onChoose={(chosen) => setParams(new URLSearchParams(queryOf(chosen)), { replace: true })}
        />
      </Head>
      {statusOf(query.error) === 422 ? (
        <NoSuchPeriod asked={asked} error={query.error} />
      ) : (
        <Loaded query={query} label="Die Auswertung" height={620}>
          {(shown) => <Shown shown={shown} />}
        </Loaded>
      )}
    </Box>
  );
};
