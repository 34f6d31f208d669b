import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CustomerHeader } from '../../accounts/CustomerHeader.tsx';
import type { Draft, Drafts } from '../../drafts/drafts.ts';
import { Footer } from '../../frame/Footer.tsx';
import { AppLink } from '../../routing/AppLink.tsx';
import { PATHS } from '../../routing/screen.ts';
import { useLivePage } from '../../session/use-live-page.ts';
import type { Site } from '../../site.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { formatMomentInFull } from '../../texts/format.ts';
import { siteTexts } from '../../texts/site.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { EvidencePart } from '../evidence/EvidencePart.tsx';
import type { ReviewEvidence } from '../evidence/review-evidence.ts';
import { newsElsewhere, type StatusNews } from '../news/status-news.ts';
import { ReviewBadges } from '../StatusBadge.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { AmendDialog } from './AmendDialog.tsx';
import { CaseSteps, isUpToCustomer, STEPS_HEADING } from './CaseSteps.tsx';
import { Details } from './Details.tsx';
import { catchLostFocus, STATE_HEADING } from './lost-focus.ts';
import { NoticePreview } from './NoticePreview.tsx';
import { nextNoticeOf } from './next-notice.ts';
import { QuestionCard, useAsked } from './QuestionCard.tsx';
import { createReviewPage, type ReviewPageDeps, type ReviewPageModel, type ReviewPageState } from './review-page.ts';
import { printWithPictures, usePrinting } from './use-printing.ts';
import './review-page.css';

interface ReviewPageProps {
  readonly site: Site;
  readonly token: string;
  readonly deps: ReviewPageDeps;
  readonly evidence: ReviewEvidence;
  readonly news: StatusNews;
  readonly drafts: Drafts;
  readonly onLogOut: () => void;
}

const Head = ({ found: { review, business_name } }: { readonly found: ReviewCase }) => (
  <header className="case-head">
    <div>
      <h1>{review.reviewer_name}</h1>
      <p>
        <Stars rating={review.rating} /> <span>{texts.business(business_name)}</span>
      </p>
    </div>
    <ReviewBadges review={review} />
  </header>
);

interface NextProps {
  readonly found: ReviewCase;
  readonly history: ReviewPageState['history']['rows'];
  readonly onAmend: () => void;
}

/** What happens now and until when; the one thing that a customer comes for. */
const Next = ({ found, history, onAmend }: NextProps) => {
  const { title, text } = texts.next(found, history);
  const { state } = found.next;
  return (
    <section className="case-next" data-state={state}>
      {/* The question itself follows at once; those who see it need not be told. */}
      <div role="status" className={found.question !== null ? 'visually-hidden' : undefined}>
        <h2 id={STATE_HEADING} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {(state === 'incomplete' || (found.answered !== null && found.missing.length > 0)) && (
        <Button look="dawn" onClick={onAmend}>
          {texts.amendNow}
        </Button>
      )}
      {isUpToCustomer(found) && <a href={`#${STEPS_HEADING}`}>{texts.toSteps}</a>}
    </section>
  );
};

/** On paper alone: where it stands, and as of when. */
const PrintedFoot = () => {
  const printedAt = usePrinting();
  return (
    <p className="case-printed on-paper">
      {window.location.origin + window.location.pathname}
      <br />
      {texts.printed(formatMomentInFull(printedAt))}
    </p>
  );
};

/** Until it is known whose it would be. */
const NO_DRAFT: Draft = { read: () => ({}), keep: () => undefined, forget: () => undefined };

interface CaseProps {
  readonly drafts: Drafts;
  readonly page: ReviewPageModel;
  readonly found: ReviewCase;
  readonly state: ReviewPageState;
  readonly brand: string;
  readonly evidence: ReviewEvidence;
  readonly toasts: ReviewPageDeps['toasts'];
}

const Case = ({ drafts, page, found, state, brand, evidence, toasts }: CaseProps) => {
  const draftOf = (name: string) => (state.user === null ? NO_DRAFT : drafts.of(state.user.id, name));
  const [isAmending, amend] = useState(false);
  const asked = useAsked(found);
  const isCalled = state.user !== null && window.location.hash === '#angaben' && found.next.state === 'incomplete';
  // Once, on the way in: who closes the window wants to see the page.
  useEffect(() => {
    if (isCalled) amend(true);
  }, [isCalled]);
  const kind = nextNoticeOf(found);
  return (
    <>
      <p className="case-letterhead on-paper">{texts.letterhead(brand)}</p>
      <Head found={found} />
      <div className="case">
        <div className="case-main">
          <Next found={found} history={state.history.rows} onAmend={() => amend(true)} />
          {asked !== null && (
            <QuestionCard
              key={`${asked.id} ${state.user?.id}`}
              draft={draftOf(`answer:${asked.id}`)}
              question={asked}
              isOpen={found.question !== null}
              onAnswer={page.answer}
            />
          )}
          <Details found={found} onAmend={() => amend(true)} />
          <EvidencePart
            found={found}
            brand={brand}
            evidence={evidence}
            toasts={toasts}
            onChanged={page.refresh}
            onRemove={page.removeEvidence}
          />
          {kind !== null && state.notice !== null && (
            <NoticePreview
              kind={kind}
              notice={state.notice}
              channel={state.channel}
              onChannel={(channel) => void page.showWay(channel)}
              onLetter={page.letter}
              onAmend={() => amend(true)}
            />
          )}
          <section aria-labelledby="case-timeline">
            <h2 id="case-timeline">{texts.timeline}</h2>
            <Timeline
              id="case-timeline-steps"
              reviewer={found.review.reviewer_name}
              brand={brand}
              timeline={state.history}
              onReload={() => void page.refresh()}
            />
          </section>
        </div>
        <aside className="case-side">
          <CaseSteps found={found} page={page} />
          <TextButton className="case-print" onClick={() => void printWithPictures()}>
            {texts.print}
          </TextButton>
        </aside>
      </div>
      <PrintedFoot />
      {isAmending && (
        <AmendDialog
          draft={draftOf(`amend:${found.review.id}`)}
          found={found}
          onSubmit={page.amend}
          onClose={() => {
            // At once: the button that opened it may be none any more.
            flushSync(() => amend(false));
            catchLostFocus();
          }}
        />
      )}
    </>
  );
};

/** Where mails and other pages lead to, by what is to be done there. */
const GOES_TO: Readonly<Record<string, string>> = {
  '#frage': '#frage textarea',
  '#belege': '#belege button',
};
const goToPart = (hash: string): void => {
  const place = GOES_TO[hash];
  if (place !== undefined) document.querySelector<HTMLElement>(place)?.focus();
};

/** One review of a customer: what happens now, what they said, everything that happened, and what they can do. */
export const ReviewPage = ({ site, token, deps, evidence, news, drafts, onLogOut }: ReviewPageProps) => {
  const [page] = useState(() => createReviewPage(deps));
  const [beside] = useState(() => newsElsewhere(news, { ownId: () => page.state().user?.id, shown: deps.reviewId }));
  const state = useLivePage(page, token, beside);
  const { user, found, phase } = state;
  const accountId = user?.id;
  const isShown = phase === 'ready' && found !== null;
  useEffect(() => {
    if (isShown && accountId !== undefined) goToPart(window.location.hash);
  }, [isShown, accountId]);
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteTexts.skip}
      </a>
      <CustomerHeader brand={site.brand} user={user} onSubscribe={null} onLogOut={onLogOut} />
      <main id="inhalt" className="case-page wrap" tabIndex={-1}>
        <AppLink className="account-back" href={PATHS.dashboard}>
          <BackIcon />
          {texts.back}
        </AppLink>
        {phase === 'loading' && <Skeleton lines={['middle', 'long', 'short', 'long']} label={texts.loading} />}
        {phase === 'failed' && (
          <div className="account-failed">
            <p>{texts.failed}</p>
            <Button onClick={() => void page.refresh()}>{texts.reload}</Button>
          </div>
        )}
        {phase === 'missing' && (
          <>
            <h1>{texts.missingTitle}</h1>
            <p>{texts.missingText}</p>
          </>
        )}
        {isShown && (
          <Case
            drafts={drafts}
            page={page}
            found={found}
            state={state}
            brand={site.brand}
            evidence={evidence}
            toasts={deps.toasts}
          />
        )}
      </main>
      <Footer site={site} />
    </>
  );
};
