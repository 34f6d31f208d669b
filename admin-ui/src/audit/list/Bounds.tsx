import { Typography } from '@mui/material';
import { formatCount } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';

/** Which signed state keeps anybody from adding to that moment later on. */
export const Bounds = ({ by }: { readonly by: { readonly size: number; readonly time: string | null } | null }) => (
  <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch', fontVariantNumeric: 'tabular-nums' }}>
    {by === null || by.time === null ? (
      'Noch begrenzt kein unterschriebener Stand diesen Zeitpunkt: Es können Ereignisse hinzukommen, die davor datiert sind.'
    ) : (
      <>
        Begrenzt durch den unterschriebenen Stand mit {formatCount(by.size)} Ereignissen vom <Moment at={by.time} />:
        Was danach kam, ist später datiert.
      </>
    )}
  </Typography>
);
