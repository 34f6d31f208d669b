import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { rowLink } from '../lists/list-link.ts';

interface ActorProps {
  /** What they acted as, such as 'Admin'. */
  readonly as: string;
  readonly id: string | null;
  readonly email: string | null;
}

/** Who did something: by role, and by address with the way to their page where it was a person. */
export const Actor = ({ as, id, email }: ActorProps) => (
  <>
    {as}
    {id && email ? (
      <>
        {' · '}
        <Link component={RouterLink} to={rowLink('users', id)}>
          {email}
        </Link>
      </>
    ) : null}
  </>
);
