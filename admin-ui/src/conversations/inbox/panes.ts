/** From this width on the three panes stand beside each other; below there is one at a time. */
const WIDE_PX = 1024;
export const PANES_QUERY = `(min-width: ${WIDE_PX}px)`;
export const PANES = `@media ${PANES_QUERY}`;
export const ONE_PANE = `@media (max-width: ${WIDE_PX - 0.02}px)`;

/** One of three: it scrolls by itself. */
export const paneStyle = {
  minWidth: 0,
  borderRadius: '14px',
  border: '1px solid var(--line)',
  backgroundColor: 'var(--surface)',
  [PANES]: { minHeight: 0, overflowY: 'auto' },
};
