import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AreaLinks, heldBack, useCurrentTab, useOffered, useWaiting, Waiting } from './AreaLinks.tsx';
import { MENUS, type Tab, WORK } from './tabs.ts';
import { NARROW_BAR, WIDE_BAR } from './widths.ts';

const buttonStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: { xs: 1.5, md: 1.25 },
  border: 0,
  background: 'none',
  color: 'var(--night-ink-2)',
  font: 'inherit',
  fontWeight: 560,
  fontSize: { xs: '0.9375rem', md: '0.875rem' },
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: 'var(--night-ink)' },
  '&[data-here]': { color: 'var(--night-ink)', boxShadow: 'inset 0 -3px 0 var(--star-400)' },
  '&:focus-visible': { outline: '3px solid var(--dawn-300)', outlineOffset: '-4px', borderRadius: 1.5 },
  '& svg': { transition: 'transform .15s' },
  '&:has(+ :popover-open)': { color: 'var(--night-ink)', '& svg': { transform: 'rotate(180deg)' } },
} as const;

/** Below the bar, at its end; under its button where the browser can tell where that is. */
const panelStyle = {
  position: 'fixed',
  inset: 'auto',
  top: 112,
  right: 'max(16px, calc((100vw - 1760px) / 2 + 16px))',
  m: 0,
  p: 0.75,
  width: 288,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100dvh - 120px)',
  overflowY: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 2,
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow-2)',
  '@supports (anchor-name: --button)': { top: 'calc(anchor(bottom) + 6px)', right: 'anchor(right)' },
  [NARROW_BAR]: { left: 8, right: 8, width: 'auto' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  ...heldBack,
  '& h2': { m: 0, px: 1.25, pt: 1.25, pb: 0.5, color: 'var(--ink-2)', font: 'inherit', fontSize: '0.8125rem' },
  '& nav:first-of-type h2': { pt: 0.5 },
  '& a': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 44,
    px: 1.25,
    py: 0.75,
    borderRadius: 1.5,
    color: 'inherit',
    fontWeight: 600,
    fontSize: '0.9375rem',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'var(--sunken)' },
  '& a[aria-current]': { backgroundColor: 'var(--dawn-100)', color: 'var(--dawn-700)' },
  '& a:focus-visible': { outline: '3px solid var(--dawn-600)', outlineOffset: '-3px', boxShadow: 'none' },
  '& small': { color: 'var(--ink-2)', fontWeight: 400, fontSize: '0.8125rem' },
} as const;

const Chevron = () => (
  <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
    <path d="M2 4.25 6 8.25l4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
  </svg>
);
const Bars = () => (
  <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
    <path d="M1 1h16M1 7h16M1 13h16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

interface GroupProps {
  readonly label: string;
  readonly tabs: readonly (Tab & { readonly hint?: string })[];
}

interface DisclosureProps {
  readonly id: string;
  readonly label: string;
  readonly icon: 'before' | 'after';
  readonly groups: readonly GroupProps[];
}

/**
 * A button, and the areas that it opens. Opening, closing by Escape or a press elsewhere, and where the focus goes are the
 * browser's own: they work before the app does.
 */
const Disclosure = ({ id, label, icon, groups }: DisclosureProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const current = useCurrentTab();
  const waiting = useWaiting()(...groups.flatMap(({ tabs }) => tabs));
  const isHere = groups.some(({ tabs }) => current !== null && tabs.includes(current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [pathname]);
  return (
    <>
      <Box
        component="button"
        type="button"
        popoverTarget={`areas-${id}`}
        data-here={isHere || undefined}
        sx={{ ...buttonStyle, anchorName: `--areas-${id}` }}
      >
        {icon === 'before' ? <Bars /> : null}
        {label}
        {/* Its links say where. */}
        {waiting === 0 ? null : (
          <span aria-hidden="true">
            <Waiting count={waiting} />
          </span>
        )}
        {icon === 'after' ? <Chevron /> : null}
      </Box>
      <Box ref={panel} id={`areas-${id}`} popover="auto" sx={{ ...panelStyle, positionAnchor: `--areas-${id}` }}>
        {groups.map((group) => (
          <nav key={group.label} aria-label={group.label}>
            {groups.length > 1 ? <h2>{group.label}</h2> : null}
            <AreaLinks tabs={group.tabs} />
          </nav>
        ))}
      </Box>
    </>
  );
};

/** On a wide screen a button for each group; on a narrow one all of them behind one, with the work first. */
export const AreaMenus = () => {
  const offered = useOffered();
  const groups = MENUS.map(({ id, label, tabs }) => ({ id, label, tabs: offered(tabs) }));
  return (
    <>
      <Box sx={{ display: 'flex', ml: 'auto', [NARROW_BAR]: { display: 'none' } }}>
        {groups.map((group) => (
          <Disclosure key={group.id} id={group.id} label={group.label} icon="after" groups={[group]} />
        ))}
      </Box>
      <Box sx={{ flexShrink: 0, ml: { xs: -0.5, sm: -1 }, [WIDE_BAR]: { display: 'none' } }}>
        <Disclosure
          id="all"
          label="Menü"
          icon="before"
          groups={[{ label: 'Arbeit', tabs: offered(WORK) }, ...groups]}
        />
      </Box>
    </>
  );
};
