import { Box, Button, Typography } from '@mui/material';
import { currentKeyOf } from '@sternklar/contracts/partners/current-key';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { Link } from 'react-router';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { choiceFilter, searchFilter } from '../lists/filters.tsx';
import { RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { Commands } from '../session/for-admins.tsx';
import { formatDay } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { PARTNER_STATUS_CHOICES, PARTNER_STATUS_LABEL, PartnerBadge } from './PartnerBadge.tsx';

/** One partner in the list. */
const PartnerCard = ({ partner }: { readonly partner: Partner }) => {
  const { id, name, origins, status, identity, created_at } = partner;
  return (
    <RowCard
      id={id}
      title={name}
      to={`/partners/${id}`}
      badges={<PartnerBadge status={status} />}
      actions={<PartnerActions partner={partner} />}
    >
      <Facts
        facts={[
          { name: origins.length === 1 ? 'Adresse' : 'Adressen', value: origins.join(', ') },
          { name: 'Schlüssel', value: currentKeyOf(partner)?.key ?? 'gesperrt' },
          { name: 'Besucher', value: identity ? 'anonym oder angemeldet' : 'anonym' },
          { name: 'Angelegt', value: <Moment at={created_at} onlyDay /> },
        ]}
      />
    </RowCard>
  );
};

const PartnerActions = ({ partner: { id, name } }: { readonly partner: Partner }) => (
  <RowLink to={`/partners/${id}`} label="Einbau und Schlüssel" of={name} />
);

const columns: ListTableSpec<Partner>['columns'] = [
  {
    name: 'name',
    label: 'Name',
    sortBy: 'name',
    cell: ({ id, name }) => <CellLink to={`/partners/${id}`}>{name}</CellLink>,
  },
  { name: 'status', label: 'Status', width: 130, cell: ({ status }) => <PartnerBadge status={status} /> },
  { name: 'origins', label: 'Adressen', cell: ({ origins }) => origins.join(', ') },
  { name: 'key', label: 'Schlüssel', cell: (partner) => currentKeyOf(partner)?.key ?? 'gesperrt' },
  {
    name: 'visitors',
    label: 'Besucher',
    width: 200,
    cell: ({ identity }) => (identity ? 'anonym oder angemeldet' : 'anonym'),
  },
  {
    name: 'created_at',
    label: 'Angelegt',
    width: 104,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} onlyDay />,
  },
];

const partnersCsv: CsvExport<Partner> = {
  name: 'partner',
  columns: [
    { title: 'Name', value: ({ name }) => name },
    { title: 'Status', value: ({ status }) => PARTNER_STATUS_LABEL[status] },
    { title: 'Adressen', value: ({ origins }) => origins.join(' ') },
    { title: 'Schlüssel', value: (partner) => currentKeyOf(partner)?.key ?? '' },
    { title: 'Angelegt', value: ({ created_at }) => formatDay(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

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
      table={{ columns, nameOf: ({ name }) => name, actions: (partner) => <PartnerActions partner={partner} /> }}
      card={(partner) => <PartnerCard key={partner.id} partner={partner} />}
    />
  </>
);
