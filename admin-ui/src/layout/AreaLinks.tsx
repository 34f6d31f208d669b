import { Box } from '@mui/material';
import type { AdminCounts } from '@sternklar/contracts/admin-counts.api';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useRights } from '../session/staff.ts';
import { formatCount } from '../texts/format.ts';
import { useAttention } from './attention.ts';
import { type Tab, tabAt } from './tabs.ts';

/** Keeps its place for admins; nobody sees it before it is known that they are one. */
export const heldBack = { '& li[data-held-back]': { visibility: 'hidden' } } as const;

/** Links of the bar, on the night; what is chosen has a star-coloured line under it. */
export const linkStyle = {
  '& ul': { display: 'flex', listStyle: 'none', m: 0, p: 0 },
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
  ...heldBack,
  // Inside, since the row cuts off what stands over its edge.
  '& a:focus-visible': { outline: '3px solid var(--dawn-300)', outlineOffset: '-4px', borderRadius: 1.5 },
} as const;

const countStyle = {
  px: 0.875,
  borderRadius: 999,
  backgroundColor: 'rgb(160 170 230 / .18)',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
};

const waitsStyle = {
  ...countStyle,
  display: 'inline-block',
  backgroundColor: 'var(--star-400)',
  color: 'var(--night-950)',
  fontWeight: 650,
};

/** How much waits for a person; nothing stands there where nothing does. */
export const Waiting = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Box component="span" sx={waitsStyle} data-waits>
      {formatCount(count)}
    </Box>
  );

/** How much waits in some areas, together. */
export const useWaiting = () => {
  const attention = useAttention(useRights());
  return (...tabs: readonly Tab[]): number =>
    attention ? tabs.reduce((sum, { waits }) => sum + (waits ? attention[waits] : 0), 0) : 0;
};

/** Those of some areas that are of use to the person at work: auditors are offered none that is made of commands. */
export const useOffered = () => {
  const isReader = useRights() === 'read';
  return <T extends Tab>(tabs: readonly T[]): readonly T[] =>
    isReader ? tabs.filter(({ isForAdmins }) => !isForAdmins) : tabs;
};

/** The area of the page that is shown. */
export const useCurrentTab = (): Tab | null => tabAt(useLocation().pathname);

/** A menu that is open stands over what its link leads to. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

interface AreaLinksProps {
  readonly tabs: readonly (Tab & { readonly hint?: string })[];
  readonly counts?: AdminCounts | undefined;
}

/** Links to areas, with how many there are of each where that is told. */
export const AreaLinks = ({ tabs, counts }: AreaLinksProps) => {
  const current = useCurrentTab();
  const waitingIn = useWaiting();
  const isUnsure = useRights() === 'unknown';
  return (
    <ul>
      {tabs.map((tab) => (
        <li key={tab.path} data-held-back={(isUnsure && tab.isForAdmins) || undefined}>
          <Link to={tab.path} aria-current={tab === current ? 'page' : undefined} onClick={closeMenu}>
            {tab.label}
            {tab.count === null ? null : (
              <Box component="span" sx={countStyle} data-count={tab.count}>
                {counts ? formatCount(counts[tab.count]) : '…'}
              </Box>
            )}
            <Waiting count={waitingIn(tab)} />
            {tab.hint === undefined ? null : <small>{tab.hint}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
};
