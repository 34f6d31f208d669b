import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { DateInput, type DateInputProps } from 'react-admin';

/** react-admin's field for a day, which has the focus once it is drawn: its own `autoFocus` calls a handler that is not there yet. */
export const FirstDayInput = (props: DateInputProps) => {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector('input')?.focus(), []);
  return (
    <Box ref={around} sx={{ display: 'contents' }}>
      <DateInput {...props} />
    </Box>
  );
};
