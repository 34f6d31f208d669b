import { servicesOf } from './composition.ts';
import type { PublicServices } from './public-composition.ts';
import { reviewEvidenceOf } from './reviews/evidence/review-evidence.ts';
import { ReviewPage } from './reviews/page/ReviewPage.tsx';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface ReviewScreenProps {
  readonly shared: PublicServices;
  readonly token: string;
  readonly reviewId: string;
}

/** The page of one review with what it needs; only those who open it load it. */
export const ReviewScreen = ({ shared, token, reviewId }: ReviewScreenProps) => {
  const { site, toasts, accounts, reviews, news, drafts, leave, signOut } = servicesOf(shared);
  const evidence = reviewEvidenceOf(shared, token, reviewId);
  return (
    <ReviewPage
      key={`${token} ${reviewId}`}
      site={site}
      token={token}
      deps={{ reviewId, accounts, reviews, evidence: evidence.api, toasts, pause, leave }}
      evidence={evidence}
      news={news}
      drafts={drafts}
      onLogOut={signOut}
    />
  );
};
