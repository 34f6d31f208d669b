import { Link } from '@mui/material';
import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { Facts } from '../lists/Facts.tsx';
import { listLink, rowLink } from '../lists/list-link.ts';
import { RowCard } from '../lists/RowCard.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { Commands } from '../session/Commands.tsx';
import { Moment } from '../texts/Moment.tsx';
import { Say } from '../texts/Say.tsx';

/** The link to a business's profile; nothing for what is no link of the web. */
const profileOf = (link: string) =>
  isWebLink(link) ? (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      <Say text="View Google Profile" />
    </Link>
  ) : (
    'kein Link'
  );

/** One business as admins see it. */
export const BusinessCard = ({ business }: { readonly business: AdminBusiness }) => {
  const { id, business_name: name, user_id, user_email, google_business_link, created_at } = business;
  return (
    <RowCard
      id={id}
      title={name}
      actions={
        <>
          <RowLink to={listLink('reviews', { business_id: id })} label="Bewertungen" of={name} />
          <RowLink to={rowLink('users', user_id)} label="Benutzer" of={user_email} />
          <Commands>
            <RowLink to={`/reviews/create?user=${user_id}&business=${id}`} label="Bewertung anlegen" of={name} />
          </Commands>
        </>
      }
    >
      <Facts
        facts={[
          { name: 'Kunde', value: user_email },
          { name: 'Profil', value: profileOf(google_business_link) },
          { name: 'Angelegt', value: <Moment at={created_at} /> },
        ]}
      />
    </RowCard>
  );
};
