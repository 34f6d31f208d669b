import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { FIGURE_DAYS } from '@sternklar/contracts/reviews/casework/case-figures';
import type { CaseDuration, CaseFigures, CaseSuccess } from '@sternklar/contracts/reviews/casework/case-figures.api';
import { CHANNEL_LABEL } from '@sternklar/contracts/reviews/casework/casework-words';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { formatCount } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';
import { casesWords, daysWords, restsOn, shareWords, TOO_FEW } from './figure-words.ts';

const createCall =
  (call: HttpClient) =>
  async (days: number | null): Promise<CaseFigures> =>
    (await loading(call(`/api/admin/case-figures${days === null ? '' : `?days=${days}`}`))).json;

const EVER = 'ever';
/** The period that the address says; a quarter of a year where it says none. */
const daysIn = (params: URLSearchParams): number | null => {
  const asked = params.get('days');
  if (asked === EVER) return null;
  return FIGURE_DAYS.find((days) => String(days) === asked) ?? 90;
};

const Periods = ({ days, onChoose }: { readonly days: number | null; onChoose(days: string): void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Zeitraum"
    value={days === null ? EVER : String(days)}
    onChange={(_, chosen: string | null) => chosen && onChoose(chosen)}
  >
    {[...FIGURE_DAYS.map((one) => ({ value: String(one), label: `${one} Tage` })), { value: EVER, label: 'Alle' }].map(
      ({ value, label }) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{ minHeight: 44, px: { xs: 1.25, sm: 2 }, textTransform: 'none', color: 'text.primary' }}
        >
          {label}
        </ToggleButton>
      ),
    )}
  </ToggleButtonGroup>
);

const Durations = ({ figures }: { readonly figures: CaseFigures }) => {
  const steps: readonly (readonly [string, CaseDuration])[] = [
    ['Eingereicht bis übermittelt', figures.to_forward],
    ['Übermittelt bis zur Antwort der Plattform', figures.to_answer],
    ['Eingereicht bis entschieden', figures.to_decision],
  ];
  const longest = Math.max(0.1, ...steps.map(([, { p90_days }]) => p90_days ?? 0));
  return (
    <Panel title="Wie lange es dauert">
      <FigureTable
        caption="Median, und bis wann neun von zehn so weit waren. Eine bloße Eingangsbestätigung zählt nicht als Antwort."
        columns={['Schritt', 'Tage', 'Median', 'Neun von zehn', 'Fälle']}
        rows={steps.map(([name, { cases, median_days, p90_days }]) => ({
          key: name,
          name,
          bars: [
            { part: (p90_days ?? 0) / longest, colour: 'dawn-100' },
            { part: (median_days ?? 0) / longest, colour: 'dawn-500' },
          ].filter(({ part }) => part > 0),
          values: [daysWords(median_days), daysWords(p90_days), formatCount(cases)],
        }))}
      />
    </Panel>
  );
};

interface SuccessProps<Row> {
  readonly title: string;
  readonly of: string;
  readonly rows: readonly (Row & CaseSuccess)[];
  keyOf(row: Row): string | null;
  nameOf(row: Row): string;
}

const Success = <Row extends object>({ title, of, rows, keyOf, nameOf }: SuccessProps<Row>) => (
  <Panel title={title}>
    <FigureTable
      caption="Was wieder erschienen ist, zählt als nicht gelöscht."
      columns={[of, 'Anteil', 'Gelöscht', 'Beruht auf']}
      rows={rows.map((row) => ({
        key: keyOf(row) ?? 'none',
        name: nameOf(row),
        bars: row.share === null ? [] : [{ part: row.share, colour: 'ok-700' }],
        values: [shareWords(row.share, row.decided), restsOn(row)],
      }))}
    />
  </Panel>
);

const Waiting = ({ waiting_for: { desk, customer, platform } }: CaseFigures) => {
  const all = Math.max(1, desk + customer + platform);
  const rows = [
    { name: 'Bei uns', cases: desk, colour: 'star-500' },
    { name: 'Bei Kunden', cases: customer, colour: 'dawn-500' },
    { name: 'Bei der Plattform', cases: platform, colour: 'dawn-500' },
  ];
  return (
    <Panel title="Wer am Zug ist">
      <FigureTable
        caption="Alle offenen Fälle in diesem Augenblick, unabhängig vom Zeitraum."
        columns={['Wer', 'Anteil', 'Fälle']}
        rows={rows.map(({ name, cases, colour }) => ({
          key: name,
          name,
          bars: cases === 0 ? [] : [{ part: cases / all, colour }],
          values: [formatCount(cases)],
        }))}
      />
      <Button component={Link} to="/cases" variant="outlined" sx={{ minHeight: 44 }}>
        Offene Fälle zeigen
      </Button>
    </Panel>
  );
};

const Ends = ({ figures: { success, appeals, came_back } }: { readonly figures: CaseFigures }) => (
  <Panel title="Wie Fälle ausgehen">
    <FigureTable
      caption={TOO_FEW}
      columns={['Ausgang', 'Anteil', 'Quote', 'Beruht auf']}
      rows={[
        {
          key: 'removed',
          name: 'Gelöscht',
          bars: success.share === null ? [] : [{ part: success.share, colour: 'ok-700' }],
          values: [shareWords(success.share, success.decided), restsOn(success)],
        },
        {
          key: 'appeals',
          name: 'Widersprüche mit Erfolg',
          bars: appeals.share === null ? [] : [{ part: appeals.share, colour: 'ok-700' }],
          values: [
            shareWords(appeals.share, appeals.decided),
            restsOn({ removed: appeals.won, decided: appeals.decided }),
          ],
        },
      ]}
    />
    <Typography>Wieder erschienen: {casesWords(came_back)}.</Typography>
  </Panel>
);

const gridStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** How long cases take and how they end: for staff alone, never for customers, to whom it would be an assessment. */
export const CaseFiguresPage = () => {
  const [params, setParams] = useSearchParams();
  const days = daysIn(params);
  const read = useCalls(createCall);
  const query = useQuery({
    queryKey: ['case-figures', days],
    queryFn: () => read(days),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
          Fälle in Zahlen
        </Typography>
        <Periods days={days} onChoose={(chosen) => setParams({ days: chosen }, { replace: true })} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        Nur für das Team: Kunden gegenüber wären diese Zahlen eine Einschätzung ihres Falls.
      </Typography>
      <Loaded query={query} label="Die Auswertung" height={420}>
        {(figures) => (
          <>
            <Durations figures={figures} />
            <Box sx={gridStyle}>
              <Ends figures={figures} />
              <Waiting {...figures} />
              <Success
                title="Nach Grund"
                of="Grund"
                rows={figures.by_reason}
                keyOf={({ reason }) => reason}
                nameOf={({ reason }) => (reason === null ? 'Ohne Angabe' : REMOVAL_REASON_LABEL[reason])}
              />
              <Success
                title="Nach Weg"
                of="Weg"
                rows={figures.by_channel}
                keyOf={({ channel }) => channel}
                nameOf={({ channel }) => (channel === null ? 'Nicht übermittelt' : CHANNEL_LABEL[channel])}
              />
            </Box>
            <Success
              title="Nach Unternehmen"
              of="Unternehmen"
              rows={figures.by_business}
              keyOf={({ business_id }) => business_id}
              nameOf={({ business_name }) => business_name ?? 'Entfernte Unternehmen'}
            />
            <Typography variant="body2" color="text.secondary">
              Stand: <Moment at={figures.at} />
            </Typography>
          </>
        )}
      </Loaded>
    </Box>
  );
};
