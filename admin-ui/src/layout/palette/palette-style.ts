/** Near the top, where the eyes are; on a phone the whole width. */
export const paperStyle = {
  maxWidth: 640,
  mt: { xs: 1, sm: '10vh' },
  mx: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: '100%' },
  maxHeight: { xs: 'calc(100dvh - 16px)', sm: '74vh' },
  overflow: 'hidden',
};

export const fieldStyle = {
  flexShrink: 0,
  minHeight: 60,
  px: 2.5,
  border: 0,
  borderBottom: '1px solid var(--line)',
  outline: 'none',
  background: 'none',
  color: 'var(--ink)',
  font: 'inherit',
  fontSize: '1.125rem',
  '&::placeholder': { color: 'var(--ink-2)', opacity: 1 },
  // The line under it says where one is: nothing else in this dialog takes the focus.
  '&:focus-visible': { boxShadow: 'inset 0 -2px 0 var(--dawn-600)', borderRadius: 0 },
};

export const bodyStyle = {
  flex: 1,
  overflowY: 'auto',
  p: 1,
  '&:empty': { p: 0 },
  '& small': {
    display: 'block',
    px: 1.5,
    pt: 1.25,
    pb: 0.5,
    color: 'var(--ink-2)',
    font: 'inherit',
    fontSize: '0.8125rem',
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 1.5,
    minHeight: 44,
    px: 1.5,
    py: 1.125,
    borderRadius: 1.5,
    cursor: 'pointer',
    '& strong': { flexShrink: 0, maxWidth: '70%', fontWeight: 600, '&:only-child': { maxWidth: '100%' } },
    '& strong, & span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& span': { minWidth: 0, color: 'var(--ink-2)', fontSize: '0.875rem' },
  },
  '& [role="option"]:hover': { backgroundColor: 'var(--sunken)' },
  '& [aria-selected="true"], & [aria-selected="true"]:hover': {
    backgroundColor: 'var(--dawn-100)',
    boxShadow: 'inset 3px 0 0 var(--dawn-600)',
  },
};

export const footStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  minHeight: 40,
  px: 2.5,
  py: 1,
  borderTop: '1px solid var(--line)',
  color: 'var(--ink-2)',
  fontSize: '0.8125rem',
  // On a phone no keys are named, and nothing is said until something was typed.
  '&:has(> [role="status"]:empty)': {
    minHeight: { xs: 0, sm: 40 },
    py: { xs: 0, sm: 1 },
    borderTopWidth: { xs: 0, sm: 1 },
  },
  '& kbd': { px: 0.75, border: '1px solid var(--line-strong)', borderRadius: '6px', font: 'inherit' },
};
