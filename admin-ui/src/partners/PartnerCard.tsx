import { currentKeyOf } from '@sternklar/contracts/partners/current-key';
import type { Partner } from '@sternklar/contracts/partners/partner.api';
import { Facts } from '../lists/Facts.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { Moment } from '../texts/Moment.tsx';
import { PartnerBadge } from './PartnerBadge.tsx';

/** One partner in the list. */
export const PartnerCard = ({ partner }: { readonly partner: Partner }) => {
  const { id, name, origins, status, identity, created_at } = partner;
  return (
    <RowCard
      id={id}
      title={name}
      badges={<PartnerBadge status={status} />}
      actions={<RowLink to={`/partners/${id}`} label="Einbau und Schlüssel" of={name} />}
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
