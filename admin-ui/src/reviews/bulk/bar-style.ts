/** The bar of what is selected: night-coloured, at the window's lower end. */
export const bulkBarStyle = {
  position: 'sticky',
  bottom: 'max(12px, env(safe-area-inset-bottom))',
  zIndex: 3,
  mt: 2,
  p: { xs: 1.5, sm: 1.75 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  borderRadius: '18px',
  border: '1px solid var(--night-line)',
  backgroundColor: 'var(--night-800)',
  color: 'var(--night-ink)',
  boxShadow: '0 18px 40px -16px rgb(7 11 26 / 0.55)',
};
export const onNight = {
  minHeight: 44,
  px: { xs: 1.25, sm: 2 },
  color: 'var(--night-ink)',
  borderColor: 'var(--night-ink-3)',
  '&:hover': { borderColor: 'var(--night-ink)', backgroundColor: 'var(--night-700)' },
};
