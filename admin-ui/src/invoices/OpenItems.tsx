import { Box, Link as MuiLink } from '@mui/material';
import type { OpenItems as Items } from '@sternklar/contracts/invoices/open-items.api';
import { OPEN_AGES, type OpenAge, type PaymentState } from '@sternklar/contracts/invoices/payment-states';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { choiceFilter } from '../lists/filters.tsx';
import { listLink } from '../routing/list-link.ts';
import { formatCount, formatPrice } from '../texts/format.ts';

const AGE_LABEL: Readonly<Record<OpenAge, string>> = {
  'not-due': 'Noch nicht fällig',
  'overdue-30': '1–30 Tage überfällig',
  'overdue-60': '31–60 Tage überfällig',
  'overdue-90': '61–90 Tage überfällig',
  'overdue-longer': 'Über 90 Tage überfällig',
};

/** In the words of the badges of their rows. */
const LABEL: Readonly<Record<PaymentState, string>> = {
  open: 'Offen',
  overdue: 'Überfällig',
  ...AGE_LABEL,
  failed: 'Karte abgelehnt',
  disputed: 'Bestritten',
  'partly-taken-back': 'Teils zurückgeholt',
  'written-off': 'Ausgebucht',
  'transfer-owed': 'Zurückzuüberweisen',
};

/** In which the filter offers them, and the line above the list names them. */
const ORDER = [
  'open',
  'overdue',
  ...OPEN_AGES,
  'failed',
  'disputed',
  'partly-taken-back',
  'transfer-owed',
  'written-off',
] as const satisfies readonly PaymentState[];

/** What was written off is nobody's to see to, and found by the filter. */
const isOpenItem = (state: PaymentState): boolean => state !== 'written-off';

/** How the payment of an invoice stands, always in sight. */
export const paymentFilter = choiceFilter({
  source: 'payment',
  label: 'Zahlung',
  choices: ORDER.map((id) => ({ id, name: LABEL[id] })),
});

export const createOpenItemCalls = (call: HttpClient) => ({
  openItems: async (): Promise<Items> => (await loading(call('/api/admin/invoices/open-items'))).json,
});

/** One line, to be scrolled sideways where it is longer; as high without its words, so that the list below never jumps. */
const lineStyle = {
  listStyle: 'none',
  mt: 0,
  mb: 1,
  // Room for focus rings, which the row's edge would cut off.
  mx: { xs: -2, sm: -1 },
  px: { xs: 2, sm: 1 },
  height: 40,
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  scrollPaddingInline: '24px',
  '& > li': { flex: 'none' },
  columnGap: 2.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};
const linkStyle = {
  minHeight: 28,
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current="true"]': { fontWeight: 660 },
};

/** What is open, by how long ago it was due, refused, disputed and taken back by a bank in part: each a way to just these. What there is none of is left out. */
export const OpenItems = () => {
  const { filterValues } = useListContext();
  const { openItems } = useCalls(createOpenItemCalls);
  const { data } = useQuery({ queryKey: ['open-items'], queryFn: () => openItems() });
  const { payment: chosen, ...others } = filterValues;
  const shown = data
    ? ORDER.filter((state) => state === 'open' || (isOpenItem(state) && data.states[state].invoices > 0))
    : [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="ul" aria-label="Offene Posten" sx={lineStyle}>
        {data === undefined
          ? null
          : shown.map((state) => {
              const { invoices, amount } = data.states[state];
              return (
                <li key={state} data-payment={state}>
                  <MuiLink
                    component={Link}
                    to={listLink('invoices', { ...others, payment: state })}
                    aria-current={chosen === state}
                    sx={linkStyle}
                  >
                    {`${LABEL[state]}: ${formatCount(invoices)}\u00a0· ${formatPrice(amount)}`}
                  </MuiLink>
                </li>
              );
            })}
      </Box>
    </Box>
  );
};
