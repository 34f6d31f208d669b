import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { drafts } from '../../forms/drafts.ts';
import { createReviewCalls, type ReviewForUser } from '../review-calls.ts';
import { creationFailure } from './creation-failure.ts';
import {
  type Faults,
  faultsOf,
  NO_WORDS,
  type ReviewWords,
  readWords,
  reviewOf,
  USER_OR_BUSINESS_MISSING,
  writeWords,
} from './review-form.ts';

const draft = drafts.of('create-review');

/** The whom and the words of a review for a user, and sending it. `given` are the choices that the page opens with. */
export const useReviewForm = (given: { readonly user: AdminUser | null; readonly businessId: string }) => {
  // Undefined as long as nobody has chosen anything else than the page was opened with.
  const [picked, setPicked] = useState<AdminUser | null | undefined>(undefined);
  const [pickedBusiness, setBusiness] = useState<string | undefined>(undefined);
  const [words, setWords] = useState<ReviewWords>(NO_WORDS);
  const [faults, setFaults] = useState<Faults>({});
  const [keyFor, setKeyFor] = useState(() => createRepeatKeys());
  const { createReviewForUser } = useCalls(createReviewCalls);
  const notify = useNotify();
  const refresh = useRefresh();

  const user = picked === undefined ? given.user : picked;
  const businessId = pickedBusiness ?? given.businessId;

  // Only after the first rendering, which is the server's and knows no draft.
  useEffect(() => {
    const kept = readWords(draft.read());
    if (kept) setWords(kept);
  }, []);

  const create = useMutation({
    mutationFn: (review: ReviewForUser) => createReviewForUser(review, keyFor(review)),
    onSuccess: () => {
      notify('Bewertung erfolgreich erstellt!', { type: 'success' });
      draft.forget();
      setPicked(null);
      setBusiness('');
      setWords(NO_WORDS);
      // The same review once more is another one.
      setKeyFor(() => createRepeatKeys());
      refresh();
    },
    onError: (error) => notify(creationFailure(error), { type: 'error' }),
  });

  const changeWords = (change: Partial<ReviewWords>) => {
    const changed = { ...words, ...change };
    setWords(changed);
    setFaults({});
    draft.keep(writeWords(changed));
  };

  return {
    user,
    businessId,
    words,
    faults,
    isPending: create.isPending,
    pickUser: (chosen: AdminUser | null) => {
      setPicked(chosen);
      setBusiness('');
      setFaults({});
    },
    pickBusiness: (id: string) => {
      setBusiness(id);
      setFaults({});
    },
    changeWords,
    /** `offered` is the chosen business, if it is among those that can be chosen; else empty. */
    submit: (offered: string) => {
      if (create.isPending) return;
      const form = { userId: user?.id ?? null, businessId: offered, ...words };
      const found = faultsOf(form);
      setFaults(found);
      const review = reviewOf(form);
      if (review === null) notify(USER_OR_BUSINESS_MISSING, { type: 'error' });
      else if (Object.keys(found).length === 0) create.mutate(review);
    },
  };
};
