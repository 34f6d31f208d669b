import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createReviewCalls } from '../review-calls.ts';
import { caseValues } from './case-values.ts';

/** For so long one reads who has handed a case in as it was read before: that does not change. */
const FRESH_MS = 600_000;

/** What takes the places in a text block for whoever writes about a case. */
export const useCaseValues = ({ review, business_name }: ReviewCase): PlaceholderValues => {
  const calls = useCalls(createReviewCalls);
  const { data } = useQuery({
    queryKey: ['desk-review', review.id],
    queryFn: () => calls.review(review.id),
    staleTime: FRESH_MS,
  });
  return caseValues(
    { customer: data?.user_email ?? null, business: business_name, reviewer: review.reviewer_name },
    new Date(),
  );
};
