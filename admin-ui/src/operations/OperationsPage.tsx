import { Typography } from '@mui/material';

export const OperationsPage = () => (
  <Typography component="h2" variant="h2">
    Betrieb
  </Typography>
);
