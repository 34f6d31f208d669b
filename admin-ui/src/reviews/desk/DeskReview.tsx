import { Alert, Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import type { ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router';
import { type Fact, Facts } from '../../lists/Facts.tsx';
import { listLink, rowLink } from '../../routing/list-link.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Say } from '../../texts/Say.tsx';
import { NEWS_PLACE } from '../../ui/focus.ts';
import { Conflict } from '../decide/Conflict.tsx';
import { reviewerName } from '../names.ts';
import { Stars } from '../Stars.tsx';
import { ReviewBadges } from '../StatusBadge.tsx';
import type { LostDecision } from './use-decision.ts';
import { waitingWords } from './waiting-words.ts';

interface DeskReviewProps {
  readonly row: ListedCase;
  /** As it stands by now; null until it is there. */
  readonly review: AdminReview | null;
  readonly isMissing: boolean;
  /** What the customer says about it. */
  readonly facts: string | null;
  readonly isChanged: boolean;
  readonly conflict: LostDecision | null;
  /** The moment of the list, in milliseconds: ages are told from it. */
  readonly at: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Large enough to point at. */
const linkStyle = { display: 'inline-block', lineHeight: '24px' };

const Outside = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer" sx={linkStyle}>
    {children}
    <Box component="span" sx={visuallyHidden}>
      {' (öffnet in neuem Tab)'}
    </Box>
  </Link>
);
const isLink = (url: string | null | undefined): url is string => typeof url === 'string' && isWebLink(url);

/** No dot between them: where both do not fit on a line it would stand at its end, before nothing. */
const besideOrBelow = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 };

const factsOf = (review: AdminReview, at: number): readonly Fact[] => {
  const { business_name, google_business_link: profile, user_id, user_email, reason, review_url: url } = review;
  return [
    { name: 'Wartet', value: waitingWords(review.created_at, at) },
    { name: 'Eingereicht', value: <Moment at={review.created_at} /> },
    {
      name: 'Unternehmen',
      value: (
        <Box sx={besideOrBelow}>
          <span>{business_name}</span>
          {isLink(profile) ? (
            <Outside href={profile}>
              <Say text="View Google Profile" />
            </Outside>
          ) : null}
        </Box>
      ),
    },
    {
      name: 'Kunde',
      value: (
        <Link component={RouterLink} to={listLink('reviews', { user_id })} sx={linkStyle}>
          {user_email}
        </Link>
      ),
    },
    ...(reason === null ? [] : [{ name: 'Grund', value: REMOVAL_REASON_LABEL[reason] }]),
    ...(review.good_faith ? [{ name: 'Erklärung', value: 'in gutem Glauben erklärt' }] : []),
    ...(isLink(url) ? [{ name: 'Bewertung', value: <Outside href={url}>Bewertung ansehen</Outside> }] : []),
  ];
};

/** Below each other in columns, so that one finds each in the same place case by case. */
const factsStyle = {
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
    columnGap: 2,
    rowGap: 1.5,
  },
  // A business and an address are longer than half a phone.
  '@media (max-width: 599px)': { '& > dl > div:nth-of-type(3), & > dl > div:nth-of-type(4)': { gridColumn: '1 / -1' } },
  '@media (min-width: 600px)': {
    '& > dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', columnGap: 3 },
  },
};

interface DetailsProps extends Pick<DeskReviewProps, 'facts' | 'at'> {
  readonly review: AdminReview;
}

const Details = ({ review, facts, at }: DetailsProps) => (
  <>
    {review.review_text === '' ? (
      <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
        Bewertung ohne Text
      </Typography>
    ) : (
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          fontSize: '1.125rem',
          lineHeight: 1.6,
          maxWidth: '66ch',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        {review.review_text}
      </Typography>
    )}
    <Box sx={factsStyle}>
      <Facts facts={factsOf(review, at)} />
    </Box>
    {facts === null ? null : (
      <Box>
        <Typography variant="body2" color="text.secondary">
          Angaben des Kunden
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>{facts}</Typography>
      </Box>
    )}
  </>
);

const NotThere = ({ isMissing }: { readonly isMissing: boolean }) =>
  isMissing ? (
    <Typography color="text.secondary">Diese Bewertung gibt es nicht mehr; ihr Unternehmen wurde entfernt.</Typography>
  ) : (
    <Skeleton role="status" aria-label="Die Bewertung wird geladen" variant="rounded" height={160} />
  );

/** One review with everything that is needed to decide about it. */
export const DeskReview = (props: DeskReviewProps) => {
  const { row, review, isMissing, facts, isChanged, conflict, at, headingRef } = props;
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby="desk-review"
      data-desk-id={row.id}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        borderRadius: '18px',
        overflow: 'visible',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
        <Typography
          ref={headingRef}
          component="h3"
          variant="h2"
          id="desk-review"
          {...NEWS_PLACE}
          sx={{
            fontSize: { xs: '1.25rem', sm: '1.5rem' },
            overflowWrap: 'anywhere',
            scrollMarginTop: 128,
            outlineOffset: 4,
          }}
        >
          <Link component={RouterLink} to={rowLink('reviews', row.id)} color="inherit" underline="hover">
            {reviewerName(review ?? row)}
          </Link>
        </Typography>
        {review ? (
          <>
            <Stars rating={review.rating} />
            <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              <ReviewBadges review={review} />
            </Box>
          </>
        ) : null}
      </Box>
      {conflict ? (
        // The key makes every further conflict a new alert, which is read out again.
        <Conflict key={conflict.now.version} newer={conflict.now} chosen={conflict.chosen} />
      ) : null}
      {isChanged && !conflict ? (
        <Alert severity="info">Jemand anderes hat den Status dieser Bewertung gerade geändert.</Alert>
      ) : null}
      {review ? <Details review={review} facts={facts} at={at} /> : <NotThere isMissing={isMissing} />}
    </Card>
  );
};
