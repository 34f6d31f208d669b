import { REVIEW_TEXT_MAX_LENGTH, REVIEW_TEXT_ROWS, REVIEWER_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { TextInput, useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { BusinessInput } from '../../businesses/BusinessInput.tsx';
import { usePost } from '../../data-provider/use-post.ts';
import { drafts } from '../../forms/drafts.ts';
import { filled } from '../../forms/filled.ts';
import { FormCard } from '../../ui/FormCard.tsx';
import { creationFailure } from './creation-failure.ts';
import { RatingInput } from './RatingInput.tsx';
import {
  NO_WORDS,
  type ReviewWords,
  readWords,
  reviewOf,
  USER_OR_BUSINESS_MISSING,
  writeWords,
} from './review-form.ts';
import { UserInput } from './UserInput.tsx';

const draft = drafts.of('create-review');
const NOBODY = { user_id: '', business_id: '', ...NO_WORDS };
const hasName = filled('Bitte geben Sie den Namen des Verfassers an.');
const hasText = filled('Bitte geben Sie den Text der Bewertung an.');

/** Keeps what is typed, and says it when somebody sends the form without a user or a business. */
const Watch = () => {
  const { watch } = useFormContext<ReviewWords>();
  const { submitCount, errors } = useFormState<ReviewWords>();
  const notify = useNotify();
  const told = useRef(submitCount);
  const isWithoutWhom = Boolean(errors.user_id ?? errors.business_id);
  useEffect(() => {
    const { unsubscribe } = watch((words, { type }) => {
      if (type === 'change') draft.keep(writeWords(words));
    });
    return unsubscribe;
  }, [watch]);
  useEffect(() => {
    if (isWithoutWhom && submitCount > told.current) notify(USER_OR_BUSINESS_MISSING, { type: 'error' });
    told.current = submitCount;
  }, [isWithoutWhom, submitCount, notify]);
  return null;
};

/** An admin hands in a review for a user: whose, for which of their businesses, and what it says. */
export const CreateReview = () => {
  const [search] = useSearchParams();
  /** What a link to this page chose: `?user=…&business=…`; after each review another `id`, and nothing. */
  const [start, setStart] = useState(() => {
    const whom = { user_id: search.get('user') ?? '', business_id: search.get('business') ?? '' };
    return { id: 0, ...NOBODY, ...whom };
  });
  // Only after the first rendering, which is the server's and knows no draft.
  useEffect(() => {
    const kept = readWords(draft.read());
    if (kept) setStart((before) => ({ ...before, ...kept }));
  }, []);
  const { send, isPending } = usePost<ReviewWords>({
    path: '/api/admin/reviews/create',
    done: () => 'Bewertung erfolgreich erstellt!',
    failed: creationFailure,
    onDone: () => {
      draft.forget();
      setStart({ id: start.id + 1, ...NOBODY });
    },
  });
  return (
    <FormCard<ReviewWords>
      title="Bewertung anlegen"
      action="Bewertung anlegen"
      busyAction="Wird angelegt …"
      isBusy={isPending}
      start={start}
      onSubmit={(words) => send(reviewOf(words))}
    >
      <Watch />
      <UserInput />
      <BusinessInput />
      <TextInput
        source="reviewer_name"
        label="Name des Verfassers"
        validate={hasName}
        required
        autoComplete="off"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: REVIEWER_NAME_MAX_LENGTH } }}
      />
      <RatingInput />
      <TextInput
        source="review_text"
        label="Text der Bewertung"
        validate={hasText}
        required
        multiline
        rows={REVIEW_TEXT_ROWS}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: REVIEW_TEXT_MAX_LENGTH } }}
      />
    </FormCard>
  );
};
