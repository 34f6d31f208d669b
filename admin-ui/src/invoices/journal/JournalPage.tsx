import { Box, Button, Typography } from '@mui/material';
import {
  BALANCE_ACCOUNT_NAMES,
  JOURNAL_ACCOUNT_NAMES,
  JOURNAL_KIND_NAMES,
} from '@sternklar/contracts/invoices/journal';
import type { Journal, JournalBalance, JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { formatCount, formatDate, formatPrice } from '../../texts/format.ts';
import { monthName } from '../../texts/span-name.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BookTable } from './BookTable.tsx';
import { JournalFileButton } from './JournalFileButton.tsx';
import { askedIn, monthAfter } from './months.ts';
import { refusalIn } from './refusal-in.ts';

const PER_PAGE = 50;

const createCall =
  (call: HttpClient) =>
  async (month: string | null, page: number): Promise<Journal> => {
    const part = { offset: String((page - 1) * PER_PAGE), limit: String(PER_PAGE) };
    const query = new URLSearchParams({ ...part, ...(month === null ? {} : { month }) });
    return (await loading(call(`/api/admin/journal?${query}`))).json;
  };

const price = (cents: number): string => formatPrice(cents / 100);

/** Accounts that nothing ever moved say nothing. */
const isUsed = ({ opening_cents, debit_cents, credit_cents }: JournalBalance): boolean =>
  [opening_cents, debit_cents, credit_cents].some((cents) => cents !== 0);

const Balances = ({ balances }: Pick<Journal, 'balances'>) => (
  <BookTable
    caption="Soll weniger Haben: Was wir zu bekommen haben, steht über null, Erlöse stehen darunter. Erlöse und Forderungsverluste beginnen mit dem Geschäftsjahr bei null."
    columns={[
      { label: 'Konto' },
      { label: 'Am Anfang', isNumber: true },
      { label: 'Soll', isNumber: true, isWide: true },
      { label: 'Haben', isNumber: true, isWide: true },
      { label: 'Am Ende', isNumber: true },
    ]}
    rows={balances.filter(isUsed).map(({ account, opening_cents, debit_cents, credit_cents, closing_cents }) => ({
      key: account,
      cells: [
        BALANCE_ACCOUNT_NAMES[account],
        ...[opening_cents, debit_cents, credit_cents, closing_cents].map((cents) => price(cents)),
      ],
    }))}
  />
);

const Kinds = ({ kinds }: Pick<Journal, 'kinds'>) => (
  <BookTable
    caption="Beträge brutto; netto und Umsatzsteuer stehen an Rechnungen und Stornorechnungen."
    columns={[
      { label: 'Vorgang' },
      { label: 'Anzahl', isNumber: true },
      { label: 'Netto', isNumber: true, isWide: true },
      { label: 'Umsatzsteuer', isNumber: true, isWide: true },
      { label: 'Betrag', isNumber: true },
    ]}
    rows={kinds
      .filter(({ entries }) => entries > 0)
      .map(({ kind, entries, gross_cents, net_cents, vat_cents }) => ({
        key: kind,
        cells: [
          JOURNAL_KIND_NAMES[kind],
          formatCount(entries),
          ...[net_cents, vat_cents].map((cents) => (cents === 0 ? '–' : price(cents))),
          price(gross_cents),
        ],
      }))}
  />
);

const numberOf = ({ correction, credit_note, document }: JournalEntry): string =>
  correction ?? credit_note ?? document ?? '–';

/** What was booked, and what the bank statement says of it; on a phone with its number, which has no column there. */
const Booked = ({ entry }: { readonly entry: JournalEntry }) => (
  <>
    {JOURNAL_KIND_NAMES[entry.kind]}
    <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
      {numberOf(entry)}
    </Typography>
    {entry.received_on === null ? null : (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[`Eingang ${formatDate(entry.received_on)}`, entry.bank_reference].filter((part) => part !== null).join(' · ')}
      </Typography>
    )}
  </>
);

const Entries = ({ entries }: Pick<Journal, 'entries'>) => (
  <BookTable
    caption="In der Reihenfolge, in der sie geschahen. Berichtigungen bewegen kein Geld und fehlen deshalb im Stapel für DATEV; die CSV-Datei nennt ihre Nummern."
    columns={[
      { label: 'Tag' },
      { label: 'Vorgang' },
      { label: 'Beleg', isWide: true },
      { label: 'Soll', isWide: true },
      { label: 'Haben', isWide: true },
      { label: 'Betrag', isNumber: true },
    ]}
    rows={entries.map((entry) => ({
      key: entry.id,
      cells: [
        formatDate(entry.day),
        <Booked key="booked" entry={entry} />,
        numberOf(entry),
        JOURNAL_ACCOUNT_NAMES[entry.debit],
        JOURNAL_ACCOUNT_NAMES[entry.credit],
        price(entry.gross_cents),
      ],
    }))}
  />
);

const stepStyle = { minWidth: 44, minHeight: 44, px: 1.5 };

interface StepProps {
  readonly label: string;
  readonly month: string;
  readonly page?: number;
}

const Step = ({ label, month, page = 1 }: StepProps) => (
  <Button
    component={Link}
    to={`?${new URLSearchParams({ month, ...(page > 1 ? { page: String(page) } : {}) })}`}
    replace
    sx={stepStyle}
  >
    {label}
  </Button>
);

const Pages = ({ month, page, total }: { readonly month: string; readonly page: number; readonly total: number }) =>
  total <= PER_PAGE ? null : (
    <Box component="nav" aria-label="Buchungen, Seiten" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {page > 1 ? <Step label="Zurück" month={month} page={page - 1} /> : null}
      <Typography variant="body2" color="text.secondary">
        {`Seite ${formatCount(page)} von ${formatCount(Math.ceil(total / PER_PAGE))}`}
      </Typography>
      {page * PER_PAGE < total ? <Step label="Weiter" month={month} page={page + 1} /> : null}
    </Box>
  );

const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

const Shown = ({ shown, page }: { readonly shown: Journal; readonly page: number }) =>
  shown.total === 0 ? (
    <Panel title="In diesem Monat ist noch nichts gebucht">
      <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
        Jede Rechnung, Stornorechnung, Zahlung und Rückzahlung steht hier, sobald es sie gibt, auf den Tag und den Cent.
      </Typography>
    </Panel>
  ) : (
    <>
      <Box sx={columnsStyle}>
        <Panel title="Was gebucht wurde">
          <Kinds kinds={shown.kinds} />
        </Panel>
        <Panel title="Salden">
          <Balances balances={shown.balances} />
        </Panel>
      </Box>
      <Panel title={`Buchungen (${formatCount(shown.total)})`}>
        <Entries entries={shown.entries} />
        <Pages month={shown.month} page={page} total={shown.total} />
      </Panel>
    </>
  );

/** What the page is about, the months around, and the month as a file. */
const Head = ({ month, first_month, is_running }: Journal) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1.5 }}>
    <Box sx={{ mr: 'auto' }}>
      <Typography component="h2" variant="h2">
        Buchhaltung: {monthName(`${month}-01`)}
      </Typography>
      {is_running ? (
        <Typography variant="body2" color="text.secondary">
          bisher; der Monat läuft noch
        </Typography>
      ) : null}
    </Box>
    {first_month < month ? <Step label="Früher" month={monthAfter(month, -1)} /> : null}
    {is_running ? null : <Step label="Später" month={monthAfter(month, 1)} />}
    <JournalFileButton month={month} form="csv" />
    <JournalFileButton month={month} form="datev" />
  </Box>
);

/** The books of a month: each amount that invoices and payments moved, for whoever keeps them. */
export const JournalPage = () => {
  const [params] = useSearchParams();
  const { month, page } = askedIn(params);
  const read = useCalls(createCall);
  const query = useQuery({
    queryKey: ['journal', month, page],
    queryFn: () => read(month, page),
    placeholderData: keepPreviousData,
  });
  const refusal = refusalIn(query.error);
  if (refusal !== null) {
    return (
      <Missing title="Für diesen Monat gibt es kein Journal" text={refusal} to="/journal" label="Zum laufenden Monat" />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Loaded query={query} label="Das Journal" height={620}>
        {(shown) => (
          <>
            <Head {...shown} />
            <Shown shown={shown} page={page} />
          </>
        )}
      </Loaded>
    </Box>
  );
};
