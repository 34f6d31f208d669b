import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { listLink } from '../routing/list-link.ts';
import { formatCount } from '../texts/format.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Panel.tsx';

const SHOWN = 5;

interface PartProps<Row> {
  readonly title: string;
  /** The list that it is a part of, and the field that its newest come first by. */
  readonly resource: string;
  readonly newestBy: string;
  readonly userId: string;
  readonly none: string;
  /** The way to all of them, when there are more. */
  readonly all: string;
  /** Above the rows. */
  readonly head?: ReactNode;
  /** A list item with a key. */
  row(row: Row): ReactNode;
}

const rowsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { py: 1.25, borderTop: '1px solid var(--line)' },
  '& > li:first-of-type': { borderTop: 0, pt: 0 },
  '& > li:last-of-type': { pb: 0 },
};

/** What a user has of one kind: the newest five, how many there are, and the way to the list with all of them. */
export const Part = <Row extends RaRecord>({ title, resource, newestBy, userId, ...rest }: PartProps<Row>) => {
  const { none, all, head, row } = rest;
  const filter = { user_id: userId };
  const query = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: newestBy, order: 'DESC' },
    filter,
  });
  const total = query.total ?? 0;
  return (
    <Panel
      title={query.data && total > 1 ? `${title} (${formatCount(total)})` : title}
      side={
        total > 0 ? (
          <Button component={Link} to={listLink(resource, filter)} sx={{ minHeight: 44, my: -1, mr: -1 }}>
            {all}
          </Button>
        ) : null
      }
    >
      <Loaded query={query} label={title} height={120}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography color="text.secondary">{none}</Typography>
          ) : (
            <>
              {head}
              <Box component="ul" aria-label={title} sx={rowsStyle}>
                {rows.map(row)}
              </Box>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};
