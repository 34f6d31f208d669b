import { Box, Button, Typography } from '@mui/material';
import { LIST_COUNT_LIMIT } from '@sternklar/contracts/constants';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { pageLink } from '../routing/list-link.ts';
import { formatCount } from '../texts/format.ts';

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  pt: 2,
};

interface WayProps {
  readonly label: string;
  readonly name: string;
  /** Null where there is no such page. */
  readonly page: number | null;
}

const Way = ({ label, name, page }: WayProps) => {
  const { search } = useLocation();
  return page === null ? (
    <Button disabled sx={{ minHeight: 44 }}>
      {label}
    </Button>
  ) : (
    <Button component={Link} to={pageLink(search, page)} aria-label={`${label}: ${name}`} sx={{ minHeight: 44 }}>
      {label}
    </Button>
  );
};

/** Where one is in a list, and links to the pages around: each page has an address of its own. */
export const Pages = () => {
  const { page, perPage, total, data, filterValues } = useListContext();
  if (!total || !data || data.length === 0) return null;
  const last = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  const isCounted = total !== LIST_COUNT_LIMIT || Object.keys(filterValues ?? {}).length === 0;
  const range = `${formatCount(first)}–${formatCount(first + data.length - 1)}`;
  return (
    <Box component="nav" aria-label="Seiten der Liste" sx={rowStyle}>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {range} von {isCounted ? '' : 'mindestens '}
        {formatCount(total)}
      </Typography>
      {last > 1 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: 'auto', mr: -1 }}>
          <Way label="Erste" name="Seite 1" page={page > 2 ? 1 : null} />
          <Way label="Zurück" name={`Seite ${page - 1}`} page={page > 1 ? page - 1 : null} />
          <Way label="Weiter" name={`Seite ${page + 1}`} page={page < last ? page + 1 : null} />
          <Way label="Letzte" name={`Seite ${last}`} page={page < last - 1 ? last : null} />
        </Box>
      ) : null}
    </Box>
  );
};
