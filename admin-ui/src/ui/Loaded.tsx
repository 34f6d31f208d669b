import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Say } from '../texts/Say.tsx';

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly isPending: boolean; refetch(): unknown };
  /** What is loaded, such as 'Der Verlauf'. */
  readonly label: string;
  /** Of what will stand here, in pixels, so that nothing jumps. */
  readonly height: number;
  children(data: Data): ReactNode;
}

/** What a reading answered; until then its shape, and a second chance where it failed. */
export const Loaded = <Data,>({ query, label, height, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isPending)
    return <Skeleton role="status" aria-label={`${label} wird geladen`} variant="rounded" height={height} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>
        <Say text="Failed to load admin data" />
      </Typography>
      <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => void query.refetch()}>
        Erneut laden
      </Button>
    </Box>
  );
};
