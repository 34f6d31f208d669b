import { Button } from '@mui/material';
import { Link } from 'react-router';
import { formatCount } from '../../texts/format.ts';

/** The way to what waits, with how much that is; nothing where nothing does. */
export const QueueLink = ({ waiting }: { readonly waiting: number }) =>
  waiting === 0 ? null : (
    <Button component={Link} to="/queue" variant="contained" sx={{ minHeight: 44 }}>
      {waiting === 1 ? '1 wartet' : `${formatCount(waiting)} warten`} auf eine Entscheidung
    </Button>
  );
