import { Box, Button, Typography } from '@mui/material';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { Link } from 'react-router';
import { CardList } from '../lists/CardList.tsx';
import { choiceFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { Commands } from '../session/Commands.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import { PARTNER_STATUS_CHOICES } from './partner-status.ts';
import { partnersCsv } from './partners-csv.ts';

const filters = [
  searchFilter('Name'),
  choiceFilter({ source: 'status', label: 'Status', choices: PARTNER_STATUS_CHOICES }),
];

/** All partners, the newest first, and the way to a new one. */
export const PartnerList = () => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
      <Typography color="text.secondary" sx={{ mr: 'auto', maxWidth: '60ch' }}>
        Firmen, auf deren Seiten der Chat steht.
      </Typography>
      <Commands>
        <Button component={Link} to="/partners/create" variant="contained" sx={{ minHeight: 44, px: 2.5 }}>
          Partner anlegen
        </Button>
      </Commands>
    </Box>
    <CardList<Partner>
      sorts={[
        ...BY_AGE,
        { field: 'name', order: 'ASC', label: 'Name, A bis Z' },
        { field: 'name', order: 'DESC', label: 'Name, Z bis A' },
      ]}
      filters={filters}
      csv={partnersCsv}
      label="Partner"
      none="Noch kein Partner. Legen Sie einen an, dann bekommt er die Zeile für seine Seiten."
      card={(partner) => <PartnerCard key={partner.id} partner={partner} />}
    />
  </>
);
