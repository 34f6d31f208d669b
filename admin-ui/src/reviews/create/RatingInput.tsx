import { Box, FormControl, FormLabel, Rating, Typography } from '@mui/material';
import { RATING_MAX } from '@sternklar/contracts/constants';
import { useInput } from 'react-admin';

const starStyle = {
  fontSize: '2.25rem',
  '& .MuiRating-iconFilled, & .MuiRating-iconHover': { color: 'var(--star-500)' },
  '& .MuiRating-iconEmpty': { color: 'var(--line-field)' },
};
const wordsOf = (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`);

/** One to five stars; always one of them, since there are no reviews without. */
export const RatingInput = () => {
  const { id, field } = useInput({ source: 'rating' });
  return (
    <FormControl component="fieldset" sx={{ m: 0, border: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        Sterne
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Rating
          name={id}
          value={field.value}
          max={RATING_MAX}
          onChange={(_, stars) => field.onChange(stars ?? field.value)}
          getLabelText={wordsOf}
          emptyLabelText="Noch keine Sterne"
          sx={starStyle}
        />
        <Typography color="text.secondary" aria-hidden>
          {wordsOf(field.value)}
        </Typography>
      </Box>
    </FormControl>
  );
};
