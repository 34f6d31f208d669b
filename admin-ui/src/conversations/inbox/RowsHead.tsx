import { Box, Button, TextField, Typography } from '@mui/material';
import { ATTENTION_LABEL } from '@sternklar/contracts/conversations/attention';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../texts/format.ts';
import { reasonsIn } from './order.ts';
import { type Place, REASON } from './use-inbox.ts';

interface RowsHeadProps {
  readonly place: Place;
  onHelp(): void;
}

/** Narrows the rows down to a reason for which a person must see them, and leads to keys and notices. */
export const RowsHead = ({ place, onHelp }: RowsHeadProps) => {
  const [, setSearch] = useSearchParams();
  const { query, reason } = place;
  const reasons = query.data ? reasonsIn(query.data) : [];
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 1.5, pt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ fontSize: '1.125rem', px: 0.5, mr: 'auto' }}>
          {place.base === '/chats' ? 'Chats' : 'Posteingang'}
        </Typography>
        <Button onClick={onHelp} aria-keyshortcuts="?" sx={{ minHeight: 44, px: 1 }}>
          Hinweise
        </Button>
      </Box>
      {reasons.length === 0 && reason === null ? null : (
        <TextField
          select
          size="small"
          label="Anlass"
          value={reason ?? ''}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { [REASON]: target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Alle</option>
          {reason !== null && !reasons.some((one) => one.reason === reason) ? (
            <option value={reason}>{ATTENTION_LABEL[reason]}</option>
          ) : null}
          {reasons.map(({ reason: one, count }) => (
            <option key={one} value={one}>
              {ATTENTION_LABEL[one]} ({formatCount(count)})
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
};
