import { Box } from '@mui/material';
import type { AdminCounts } from '@sternklar/contracts/admin-counts.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { HttpClient } from '../data-provider/http-client.ts';
import { LOAD_FAILED, loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { useRights } from '../session/staff.ts';
import { OVERVIEWS, TABS, type Tab, tabAt } from './tabs.ts';

const number = new Intl.NumberFormat('de-DE');

/** One row that scrolls sideways on a phone; what is chosen has a star-coloured line under it. */
const rowStyle = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The focus ring of a link would be cut off at the row's edge.
  mx: { xs: -2, sm: -3, lg: -1 },
  px: { xs: 1, sm: 2, lg: 0 },
  '& ul': { display: 'flex', listStyle: 'none', m: 0, p: 0 },
  '& nav:last-of-type': { ml: 'auto', pl: { xs: 2, md: 1 } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 44,
    px: { xs: 1.25, md: 0.875 },
    color: 'var(--night-ink-2)',
    fontWeight: 560,
    fontSize: { xs: '0.9375rem', md: '0.875rem' },
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    boxShadow: 'inset 0 0 0 transparent',
  },
  '& a:hover': { color: 'var(--night-ink)' },
  '& a[aria-current]': { color: 'var(--night-ink)', boxShadow: 'inset 0 -3px 0 var(--star-400)' },
  '& a:focus-visible': { outline: '3px solid var(--dawn-300)', outlineOffset: '-4px', borderRadius: 1.5 },
};
const countStyle = {
  px: 0.875,
  borderRadius: 999,
  backgroundColor: 'rgb(160 170 230 / .18)',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
};

/** How many there are of everything. */
export const createCountCalls = (call: HttpClient) => ({
  counts: async (): Promise<AdminCounts> => (await loading(call('/api/admin/counts'))).json,
});

/** How many there are of everything; a failure is said, as for every list. */
const useCounts = () => {
  const { counts } = useCalls(createCountCalls);
  const notify = useNotify();
  const { data, error } = useQuery({ queryKey: ['counts'], queryFn: () => counts() });
  useEffect(() => {
    if (error) notify(error.message || LOAD_FAILED, { type: 'error' });
  }, [error, notify]);
  return data;
};

interface AreasProps {
  readonly counts: AdminCounts | undefined;
  readonly name: string;
  readonly tabs: readonly Tab[];
}

const Areas = ({ counts, name, tabs }: AreasProps) => {
  const { pathname } = useLocation();
  const current = tabAt(pathname);
  return (
    <nav aria-label={name}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link to={tab.path} aria-current={tab === current ? 'page' : undefined}>
              {tab.label}
              {tab.count === null ? null : (
                <Box component="span" sx={countStyle} data-count={tab.count}>
                  {counts ? number.format(counts[tab.count]) : '…'}
                </Box>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The areas of the back office with their counts, and the pages about the whole. */
export const AreaTabs = () => {
  const counts = useCounts();
  const isReader = useRights() === 'read';
  const offered = (tabs: readonly Tab[]) => (isReader ? tabs.filter(({ isForAdmins }) => !isForAdmins) : tabs);
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // On a phone the chosen area may stand outside the window. Scrolls the row only, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && row.current)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Box ref={row} sx={rowStyle}>
      <Areas counts={counts} name="Bereiche" tabs={offered(TABS)} />
      <Areas counts={counts} name="Überblick" tabs={offered(OVERVIEWS)} />
    </Box>
  );
};
