import { Box } from '@mui/material';

interface FiguresProps {
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    /** What the value covers. */
    readonly note?: string;
  }[];
  /** Stands out. */
  readonly isLarge?: boolean;
}

const figuresStyle = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  '& dt': { color: 'var(--ink-2)', fontSize: '0.875rem' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& dd + dd': { color: 'var(--ink-2)', fontSize: '0.8125rem' },
};
const PLAIN = { gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } };
const LARGE = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& dt + dd': { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 660 },
};

/** Figures side by side, with their names above them. */
export const Figures = ({ figures, isLarge = false }: FiguresProps) => (
  <Box component="dl" sx={[figuresStyle, isLarge ? LARGE : PLAIN]}>
    {figures.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {note === undefined ? null : <dd>{note}</dd>}
      </div>
    ))}
  </Box>
);
