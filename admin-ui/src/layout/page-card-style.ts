/** The card that says what a page is about. */
export const pageCardStyle = {
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  borderRadius: '14px',
};
