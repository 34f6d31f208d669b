import { Box } from '@mui/material';
import type { AdminCounts } from '@sternklar/contracts/admin-counts.api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import type { HttpClient } from '../data-provider/http-client.ts';
import { LOAD_FAILED, loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { AreaLinks, linkStyle, useOffered } from './AreaLinks.tsx';
import { AreaMenus } from './AreaMenus.tsx';
import { TABS } from './tabs.ts';

const barStyle = {
  display: 'flex',
  alignItems: 'stretch',
  mx: { xs: -2, sm: -3, lg: -1 },
  px: { xs: 1, sm: 2, lg: 0 },
};
const rowStyle = {
  ...linkStyle,
  // Where its areas stand is measured from its own edge: on a phone the menu is left of it.
  position: 'relative',
  order: { xs: 1, md: 0 },
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
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

/** The six areas with their counts, on one row that scrolls where it is too long, and the menus with all others. */
export const AreaTabs = () => {
  const counts = useCounts();
  const offered = useOffered();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the chosen area may stand outside the window. Scrolls the row only, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const showChosen = () => {
      const chosen = element.querySelector<HTMLElement>('[aria-current]');
      if (chosen) element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2;
    };
    // Counts and letters that come later make the areas wider, and what waits leaves them less room.
    const sizes = new ResizeObserver(showChosen);
    for (const sized of [element, ...element.querySelectorAll('a')]) sizes.observe(sized);
    showChosen();
    return () => sizes.disconnect();
  }, [pathname]);
  return (
    <Box sx={barStyle}>
      <Box component="nav" ref={row} aria-label="Bereiche" sx={rowStyle}>
        <AreaLinks tabs={offered(TABS)} counts={counts} />
      </Box>
      <AreaMenus />
    </Box>
  );
};
