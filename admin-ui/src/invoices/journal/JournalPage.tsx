import { Box, Button, Typography } from '@mui/material';
import { JOURNAL_ACCOUNT_NAMES, JOURNAL_KIND_NAMES } from '@sternklar/contracts/invoices/journal';
import type { Journal, JournalBalance, JournalKindSum } from '@sternklar/contracts/invoices/journal.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { formatCount, formatPrice } from '../../texts/format.ts';
import { monthName } from '../../texts/span-name.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { JournalFileButton } from './JournalFileButton.tsx';
import { monthsAfter } from './months.ts';
import { type SumColumn, SumTable } from './SumTable.tsx';

/** Of the month that runs where none is asked for; the entries themselves come as a file. */
const createCall =
  (call: HttpClient) =>
  async (month: string | null): Promise<Journal> => {
    const query = new URLSearchParams({ limit: '1', ...(month === null ? {} : { month }) });
    return (await loading(call(`/api/admin/journal?${query}`))).json;
  };

const euro = (cents: number): string => formatPrice(cents / 100);

const ACCOUNT: SumColumn<JournalBalance> = { title: 'Konto', value: ({ account }) => JOURNAL_ACCOUNT_NAMES[account] };
const BALANCE: readonly SumColumn<JournalBalance>[] = [
  { title: 'Anfang', value: ({ opening_cents }) => euro(opening_cents) },
  { title: 'Soll', isWide: true, value: ({ debit_cents }) => euro(debit_cents) },
  { title: 'Haben', isWide: true, value: ({ credit_cents }) => euro(credit_cents) },
  { title: 'Ende', value: ({ closing_cents }) => euro(closing_cents) },
];
const KIND: SumColumn<JournalKindSum> = { title: 'Art', value: ({ kind }) => JOURNAL_KIND_NAMES[kind] };
const KIND_SUM: readonly SumColumn<JournalKindSum>[] = [
  { title: 'Buchungen', value: ({ entries }) => formatCount(entries) },
  { title: 'Betrag', value: ({ gross_cents }) => euro(gross_cents) },
];

const Movements = ({ kinds }: Pick<Journal, 'kinds'>) => {
  const moved = kinds.filter(({ entries }) => entries > 0);
  return moved.length === 0 ? (
    <Typography color="text.secondary">In diesem Monat gibt es keine Buchungen.</Typography>
  ) : (
    <SumTable caption="Alle Beträge mit Umsatzsteuer." name={KIND} columns={KIND_SUM} rows={moved} />
  );
};

const stepStyle = { minWidth: 44, minHeight: 44, px: 1.5 };

/** The months beside the one that is shown, where there are any. */
const Steps = ({ month, first_month, is_running }: Journal) => (
  <Box component="nav" aria-label="Monat" sx={{ display: 'flex', gap: 1 }}>
    {month > first_month ? (
      <Button component={Link} to={`?month=${monthsAfter(month, -1)}`} replace variant="outlined" sx={stepStyle}>
        Früher
      </Button>
    ) : null}
    {is_running ? null : (
      <Button component={Link} to={`?month=${monthsAfter(month, 1)}`} replace variant="outlined" sx={stepStyle}>
        Später
      </Button>
    )}
  </Box>
);

const Shown = ({ shown }: { readonly shown: Journal }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
      <Box sx={{ mr: 'auto' }}>
        <Typography component="h2" variant="h2">
          Buchungsjournal: {monthName(`${shown.month}-01`)}
        </Typography>
        {shown.is_running ? (
          <Typography variant="body2" color="text.secondary">
            bisher; der Monat läuft noch
          </Typography>
        ) : null}
      </Box>
      <Steps {...shown} />
      <JournalFileButton month={shown.month} file="csv" />
      <JournalFileButton month={shown.month} file="datev" />
    </Box>
    <Panel title="Salden">
      <SumTable
        caption="Soll ist, was Kunden schulden oder der Zahlungsanbieter hält; mit Minus, was im Haben steht."
        name={ACCOUNT}
        columns={BALANCE}
        rows={shown.balances}
      />
    </Panel>
    <Panel title="Buchungen nach Art">
      <Movements kinds={shown.kinds} />
    </Panel>
  </>
);

/** A month's books: what they open and close with, what was moved, and all of it as a file. */
export const JournalPage = () => {
  const [params] = useSearchParams();
  const month = params.get('month');
  const read = useCalls(createCall);
  const query = useQuery({
    queryKey: ['journal', month],
    queryFn: () => read(month),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Loaded query={query} label="Das Journal" height={620}>
        {(shown) => <Shown shown={shown} />}
      </Loaded>
    </Box>
  );
};
