import { Box, Button, Link, Typography } from '@mui/material';
import type { AuditorAccess } from '@sternklar/contracts/audit/audit-access.api';
import { AUDIT_PAGE_SIZE } from '@sternklar/contracts/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCalls } from '../../data-provider/use-calls.ts';
import { rowLink } from '../../routing/list-link.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { createAuditCalls } from '../audit-calls.ts';
import { operationName, subjectPage } from './operation-names.ts';

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  '& > li': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr) minmax(0, auto)' },
    alignItems: 'baseline',
    borderTop: '1px solid var(--line)',
    py: 1,
  },
};
const timeStyle = { fontVariantNumeric: 'tabular-nums', color: 'var(--ink-2)', fontSize: '0.875rem' };

const What = ({ operation, subject_id }: AuditorAccess) => {
  const page = subjectPage(operation, subject_id);
  const name = operationName(operation);
  return page === null ? (
    <span>{name}</span>
  ) : (
    <Link component={RouterLink} to={page} sx={{ lineHeight: '28px' }}>
      {name}
    </Link>
  );
};

const Access = ({ access }: { readonly access: AuditorAccess }) => (
  <li>
    <Box component="span" sx={timeStyle}>
      <Moment at={access.created_at} />
    </Box>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <What {...access} />
    </Box>
    <Box sx={{ overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
      <Link component={RouterLink} to={rowLink('users', access.auditor_id)} sx={{ lineHeight: '28px' }}>
        {access.auditor_email}
      </Link>
    </Box>
  </li>
);

/** What auditors have read, for admins: who watches is watched. */
export const Accesses = () => {
  const [page, setPage] = useState(1);
  const { auditorAccesses } = useCalls(createAuditCalls);
  const query = useQuery({
    queryKey: ['audit', 'accesses', page],
    queryFn: () => auditorAccesses(page),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title="Was Prüfende gelesen haben">
      <Loaded query={query} label="Die Zugriffe" height={200}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <Typography color="text.secondary">Bisher hat niemand mit der Rolle Prüfung etwas gelesen.</Typography>
            ) : (
              <Box component="ul" aria-label="Zugriffe, der neueste zuerst" sx={listStyle}>
                {rows.map((access) => (
                  <Access key={access.id} access={access} />
                ))}
              </Box>
            )}
            {total > AUDIT_PAGE_SIZE ? (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)} sx={{ minHeight: 44 }}>
                  Neuere
                </Button>
                <Button
                  disabled={page * AUDIT_PAGE_SIZE >= total}
                  onClick={() => setPage(page + 1)}
                  sx={{ minHeight: 44 }}
                >
                  Ältere
                </Button>
              </Box>
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  );
};
