import { Typography } from '@mui/material';

export const CreateReview = () => (
  <Typography component="h2" variant="h2">
    Bewertung anlegen
  </Typography>
);
