import { Box, Card, FormControl, FormLabel, Rating, TextField, Typography } from '@mui/material';
import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import {
  RATING_MAX,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEW_TEXT_ROWS,
  REVIEWER_NAME_MAX_LENGTH,
} from '@sternklar/contracts/constants';
import { type FormEvent, useId } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router';
import { BusinessPicker, useBusinessesOfUser } from '../../businesses/BusinessPicker.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { UserPicker } from './UserPicker.tsx';
import { useReviewForm } from './use-review-form.ts';

interface RatingFieldProps {
  readonly rating: number;
  onRate(rating: number): void;
}

const starStyle = {
  fontSize: '2.25rem',
  '& .MuiRating-iconFilled, & .MuiRating-iconHover': { color: 'var(--star-500)' },
  '& .MuiRating-iconEmpty': { color: 'var(--line-field)' },
};
const wordsOf = (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`);

/** One to five stars; always one of them, since there are no reviews without. */
const RatingField = ({ rating, onRate }: RatingFieldProps) => {
  const id = useId();
  return (
    <FormControl component="fieldset" sx={{ m: 0, border: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem', mb: 0.5 }}>
        Sterne
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Rating
          name={id}
          value={rating}
          max={RATING_MAX}
          onChange={(_, stars) => onRate(stars ?? rating)}
          getLabelText={wordsOf}
          sx={starStyle}
        />
        <Typography color="text.secondary" aria-hidden>
          {wordsOf(rating)}
        </Typography>
      </Box>
    </FormControl>
  );
};

/** The choices that a link to this page makes: `?user=…&business=…`. */
const useGiven = () => {
  const [search] = useSearchParams();
  const userId = search.get('user');
  const { data } = useGetList<AdminUser>(
    'users',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' }, filter: { id: userId } },
    { enabled: userId !== null, retry: false },
  );
  return { user: data?.[0] ?? null, businessId: search.get('business') ?? '' };
};

/** An admin hands in a review for a user: whose, for which of their businesses, and what it says. */
export const CreateReview = () => {
  const form = useReviewForm(useGiven());
  const { user, words, faults } = form;
  const businesses = useBusinessesOfUser(user?.id ?? null);
  const offered = businesses.businesses.find(({ id }) => id === form.businessId)?.id ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(offered);
  };
  return (
    <Card
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      aria-labelledby="create-review-title"
      sx={{ display: 'grid', gap: 2, maxWidth: 720, p: { xs: 2, sm: 3 }, borderRadius: '14px' }}
    >
      <Typography component="h2" variant="h2" id="create-review-title">
        Bewertung anlegen
      </Typography>
      <UserPicker user={user} onPick={form.pickUser} error={faults.user ?? null} />
      <BusinessPicker
        of={businesses}
        hasUser={user !== null}
        businessId={offered}
        onPick={form.pickBusiness}
        error={faults.business ?? null}
      />
      <TextField
        label="Name des Verfassers"
        value={words.reviewerName}
        onChange={({ target }) => form.changeWords({ reviewerName: target.value })}
        required
        error={faults.reviewerName !== undefined}
        helperText={faults.reviewerName}
        slotProps={{
          htmlInput: { name: 'reviewer_name', maxLength: REVIEWER_NAME_MAX_LENGTH, autoComplete: 'off' },
        }}
      />
      <RatingField rating={words.rating} onRate={(rating) => form.changeWords({ rating })} />
      <TextField
        label="Text der Bewertung"
        value={words.text}
        onChange={({ target }) => form.changeWords({ text: target.value })}
        required
        multiline
        rows={REVIEW_TEXT_ROWS}
        error={faults.text !== undefined}
        helperText={faults.text}
        slotProps={{ htmlInput: { name: 'review_text', maxLength: REVIEW_TEXT_MAX_LENGTH } }}
      />
      <Box>
        <BusyButton type="submit" variant="contained" isBusy={form.isPending} sx={{ minHeight: 44, px: 3 }}>
          {form.isPending ? 'Wird angelegt …' : 'Bewertung anlegen'}
        </BusyButton>
      </Box>
    </Card>
  );
};
