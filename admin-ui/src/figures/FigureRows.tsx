import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { summaryStyle } from '../ui/summary-style.ts';
import { type Compared, changeStyle } from './compared.ts';
import { changeWords, type Figure, valueWords } from './figure-list.ts';

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': { py: 0.75, pl: 1.5, textAlign: 'right', fontWeight: 'inherit', verticalAlign: 'baseline' },
  '& tr > th:first-of-type': { textAlign: 'left', pl: 0, overflowWrap: 'anywhere' },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem', py: 0.5 },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& td': { whiteSpace: 'nowrap' },
  '& .value': { fontWeight: 620 },
  '& .before': { color: 'var(--ink-2)', display: { xs: 'none', sm: 'table-cell' } },
};
const linkStyle = {
  minHeight: 28,
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** A figure's name, and the way to what it counts where there is a list of that. */
const FigureName = ({ name, to }: { readonly name: string; readonly to: string | undefined }) =>
  to === undefined ? (
    name
  ) : (
    <MuiLink component={Link} to={to} sx={linkStyle}>
      {name}
    </MuiLink>
  );

interface FigureRowsProps extends Compared {
  readonly list: readonly Figure[];
  /** The list of what a figure counts, by the figure's name. */
  readonly links: Readonly<Record<string, string>>;
}

/** Figures of a period beside those of the one before. */
export const FigureRows = ({ list, links, ...compared }: FigureRowsProps) => (
  <Box component="table" sx={tableStyle}>
    <thead>
      <tr>
        <th scope="col">Zahl</th>
        <th scope="col">{compared.name}</th>
        <th scope="col" className="before">
          {compared.nameBefore}
        </th>
        <th scope="col">Änderung</th>
      </tr>
    </thead>
    <tbody>
      {list.map((figure) => {
        const [now, then] = [figure.valueOf(compared.figures), figure.valueOf(compared.before)];
        return (
          <tr key={figure.name}>
            <th scope="row">
              <FigureName name={figure.name} to={links[figure.name]} />
            </th>
            <td className="value">{valueWords(figure.unit, now)}</td>
            <td className="before">{valueWords(figure.unit, then)}</td>
            <Box component="td" sx={changeStyle(figure, compared)}>
              {changeWords(figure.unit, now, then)}
            </Box>
          </tr>
        );
      })}
    </tbody>
  </Box>
);

const whatStyle = { ...summaryStyle, color: 'var(--ink-2)', fontWeight: 'inherit', fontSize: '0.875rem' };
const meaningStyle = {
  m: 0,
  display: 'grid',
  gap: 1,
  fontSize: '0.875rem',
  '& dt': { fontWeight: 580 },
  '& dd': { m: 0, color: 'var(--ink-2)', maxWidth: '65ch' },
};

/** What each figure counts, in a sentence: for owners and their tax advisers. */
export const Meanings = ({ list }: { readonly list: readonly Pick<Figure, 'name' | 'counts'>[] }) => (
  <details>
    <Box component="summary" sx={whatStyle}>
      Was gezählt wird
    </Box>
    <Box component="dl" sx={meaningStyle}>
      {list.map(({ name, counts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{counts}</dd>
        </div>
      ))}
    </Box>
  </details>
);
