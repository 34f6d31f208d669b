import { TextField } from '@mui/material';
import { CHANNEL_LABEL, CHANNELS, type Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import { useRef } from 'react';

interface ChannelFieldProps {
  readonly channel: Channel;
  /** Ways for which no address of the platform is set; undefined while nobody knows. */
  readonly closed: readonly Channel[] | undefined;
  onChange(channel: Channel): void;
}

const WITHOUT = 'keine Adresse der Plattform hinterlegt';

/** On which way something goes to the platform; those that lead nowhere say so, and cannot be chosen. */
export const ChannelField = ({ channel, closed, onChange }: ChannelFieldProps) => {
  // While the text of another way is loaded, what was known stays.
  const known = useRef<readonly Channel[]>([]);
  if (closed !== undefined) known.current = closed;
  return (
    <TextField
      select
      label="Weg"
      value={channel}
      onChange={({ target }) => onChange(target.value as Channel)}
      slotProps={{ select: { native: true }, htmlInput: { name: 'channel' } }}
    >
      {CHANNELS.map((one) => {
        const isClosed = known.current.includes(one);
        return (
          <option key={one} value={one} disabled={isClosed}>
            {isClosed ? `${CHANNEL_LABEL[one]} (${WITHOUT})` : CHANNEL_LABEL[one]}
          </option>
        );
      })}
    </TextField>
  );
};
