import { Box, Card, Link, Typography } from '@mui/material';
import type { AuditedReview } from '@sternklar/contracts/audit/audit-replay.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { subjectKey } from '../../data-provider/subject.ts';
import { useCalls } from '../../data-provider/use-calls.ts';
import { Facts } from '../../lists/Facts.tsx';
import { reviewerName } from '../../reviews/names.ts';
import { stepsOf } from '../../reviews/page/history-steps.tsx';
import { ReviewText } from '../../reviews/ReviewText.tsx';
import { Stars } from '../../reviews/Stars.tsx';
import { rowLink } from '../../routing/list-link.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { Panel, pageCardStyle } from '../../ui/Panel.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { createAuditCalls } from '../audit-calls.ts';
import { type AuditView, searchOf, viewOf } from '../list/audit-query.ts';
import { Bounds } from '../list/Bounds.tsx';
import { StepsSeal } from '../seal/Seal.tsx';
import { CompareField } from '../time/MomentField.tsx';
import { MomentSlider } from '../time/MomentSlider.tsx';
import { differenceOf, reviewAsOf, wordsAsOf } from './as-of.ts';
import { ReviewProofButtons } from './ReviewProofButtons.tsx';
import { Then } from './Then.tsx';

/** As it was told by the moment that is chosen. */
const useReviewThen = (review: AuditedReview): AuditedReview => {
  const [search] = useSearchParams();
  return { ...review, ...wordsAsOf(review.words, viewOf(search).at) };
};

const About = ({ review: newest }: { readonly review: AuditedReview }) => {
  const review = useReviewThen(newest);
  return (
    <Card component="article" variant="outlined" sx={pageCardStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
        <Typography component="h2" variant="h2" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
          {reviewerName(review)}
        </Typography>
        <Stars rating={review.rating} />
      </Box>
      <ReviewText text={review.review_text} of={review.reviewer_name} />
      <Facts
        facts={[
          {
            name: 'Kunde',
            value: (
              <Link
                component={RouterLink}
                to={rowLink('users', review.user_id)}
                sx={{ display: 'inline-block', lineHeight: '28px', overflowWrap: 'anywhere' }}
              >
                {review.user_email}
              </Link>
            ),
          },
          { name: 'ID der Bewertung', value: review.id },
        ]}
      />
      <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        Aus dem Protokoll gelesen am <Moment at={review.read_at} />.
      </Typography>
    </Card>
  );
};

/** On paper: A4, steps unbroken, and nothing that can only be pressed. */
const sheetStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': {
    display: 'block',
    '& > * + *': { marginTop: '6mm' },
    '& li, & article': { breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& a': { color: 'inherit', textDecoration: 'none' },
  },
};
const onScreenOnly = { '@media print': { display: 'none' } };

/** Checked again whenever the page is opened; a review that nothing happened to stays as it was. */
const ReviewSeal = ({ review }: { readonly review: AuditedReview }) => {
  const { auditProofs } = useCalls(createAuditCalls);
  const query = useQuery({ queryKey: ['audit', 'proofs', review.id], queryFn: () => auditProofs(review.id) });
  return (
    <Loaded query={query} label="Der Beweis" height={120}>
      {(proofs) =>
        proofs === null ? (
          <Typography color="text.secondary">Es wurde noch nichts unterschrieben.</Typography>
        ) : (
          <StepsSeal review={review} proofs={proofs} />
        )
      }
    </Loaded>
  );
};

const titleOf = (moment: string | null): string => (moment === null ? 'Jetzt' : formatMoment(moment));
const laterText = (count: number): string =>
  count === 1 ? 'Ein späterer Schritt ist ausgeblendet.' : `${formatCount(count)} spätere Schritte sind ausgeblendet.`;

const cutText = (count: number): string =>
  `Gezeigt sind die ersten ${formatCount(count)} Schritte dieser Bewertung. Was danach geschah, fehlt hier, auch im Stand von jetzt.`;

const Comparison = ({ review, view }: { readonly review: AuditedReview; readonly view: AuditView }) => {
  const { before, after, between } = differenceOf(review.entries, view.at, view.with);
  const isSwapped = view.at !== null && view.with !== null && view.at > view.with;
  const [first, second] = view.at === null || isSwapped ? [view.with, view.at] : [view.at, view.with];
  return (
    <Panel title="Vergleich">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Then title={titleOf(first)} then={before} />
        <Then title={titleOf(second)} then={after} />
      </Box>
      {between.length === 0 ? (
        <Typography color="text.secondary">Dazwischen ist nichts geschehen.</Typography>
      ) : (
        <Timeline label="Was dazwischen geschah" steps={stepsOf(between)} />
      )}
    </Panel>
  );
};

/** Of the later of two moments, whose bound is the other's too; what moves on keeps the words of before until the answer is there. */
const ReviewBounds = ({ review, view }: { readonly review: AuditedReview; readonly view: AuditView }) => {
  const { boundingCheckpoint } = useCalls(createAuditCalls);
  const at = view.at ?? review.read_at;
  const later = view.with !== null && view.with > at ? view.with : at;
  const { data } = useQuery({
    queryKey: ['audit', 'bounds', later],
    queryFn: () => boundingCheckpoint(later),
    placeholderData: keepPreviousData,
  });
  return <Box sx={{ minHeight: 40 }}>{data === undefined ? null : <Bounds by={data} />}</Box>;
};

const Replay = ({ review }: { readonly review: AuditedReview }) => {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const look = useCallback(
    (changed: Partial<AuditView>) =>
      setSearch((before) => searchOf({ ...viewOf(before), ...changed }), { replace: true }),
    [setSearch],
  );
  const moveTo = useCallback((at: string | null) => look({ at }), [look]);
  const then = reviewAsOf(review.entries, view.at);
  const later = review.entries.length - then.entries.length;
  return (
    <>
      <Panel title="Zeitreise">
        <Box sx={onScreenOnly}>
          <MomentSlider
            label="Stand:"
            from={review.entries[0]?.at ?? review.read_at}
            to={review.read_at}
            moment={view.at}
            events={[...new Set(review.entries.map(({ at }) => at))]}
            onChange={moveTo}
          >
            <CompareField moment={view.with} onChange={(moment) => look({ with: moment })} />
          </MomentSlider>
        </Box>
        <Then title={titleOf(view.at)} then={then} />
        <ReviewBounds review={review} view={view} />
      </Panel>
      {view.with === null ? null : <Comparison review={review} view={view} />}
      <Panel title="Verlauf">
        {then.entries.length === 0 ? null : <Timeline label="Verlauf der Bewertung" steps={stepsOf(then.entries)} />}
        {later > 0 ? <Typography color="text.secondary">{laterText(later)}</Typography> : null}
      </Panel>
    </>
  );
};

const Content = ({ id }: { readonly id: string }) => {
  const { auditedReview } = useCalls(createAuditCalls);
  const query = useQuery({ queryKey: subjectKey('audited-review', id), queryFn: () => auditedReview(id) });
  return (
    <Loaded query={query} label="Die Bewertung" height={420}>
      {(review) =>
        review === 'torn' ? (
          <Missing
            title="Der Anfang dieser Bewertung fehlt"
            text="Es gab sie, aber in der Datenbank steht ihr Anfang nicht mehr. Welche Ereignisse fehlen, zeigt das Prüfbündel."
            to="/audit"
            label="Zur Prüfung"
          />
        ) : review === null ? (
          <Missing
            title="Diese Bewertung gab es nie"
            text="Im Protokoll steht keine mit dieser ID. Vielleicht ist die Adresse nicht vollständig."
            to="/audit"
            label="Zur Prüfung"
          />
        ) : (
          <Box sx={sheetStyle}>
            <About review={review} />
            <ReviewSeal review={review} />
            <ReviewProofButtons reviewId={review.id} />
            {review.entries_cut ? <Typography role="note">{cutText(review.entries.length)}</Typography> : null}
            <Replay review={review} />
          </Box>
        )
      }
    </Loaded>
  );
};

/** One review as the log has it: at any moment, and proven. */
export const AuditedReviewPage = () => {
  const { id = '' } = useParams();
  return <Content key={id} id={id} />;
};
