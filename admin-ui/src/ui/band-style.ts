/** A coloured band with a mark before its words. */
export const bandStyle = (tone: 'ok' | 'wait' | 'no') => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.75,
  alignItems: 'start',
  p: { xs: 2, sm: 2.5 },
  borderRadius: '14px',
  backgroundColor: `var(--${tone}-100)`,
});
export const bandWordsStyle = { fontSize: '1.1875rem', fontWeight: 660 };
