import { Box, Link, Typography } from '@mui/material';
import type { AdminUserDetails } from '@sternklar/contracts/accounts/account.api';
import type { AdminBusiness } from '@sternklar/contracts/businesses/business.api';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import {
  CONVERSATION_STATUS_LABEL,
  type ConversationStatus,
} from '@sternklar/contracts/conversations/conversation-status';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { Link as RouterLink } from 'react-router';
import { senderLabel } from '../conversations/conversation.ts';
import { Facts } from '../lists/Facts.tsx';
import { Part } from '../lists/Part.tsx';
import { reviewerName } from '../reviews/names.ts';
import { Stars } from '../reviews/Stars.tsx';
import { ReviewBadges, StatusBadge } from '../reviews/StatusBadge.tsx';
import { listLink, rowLink } from '../routing/list-link.ts';
import { SubscriptionBadge } from '../subscriptions/SubscriptionBadge.tsx';
import { ERASED_TEXT, formatCount, formatPrice, formatRunsUntil } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { Badge } from '../ui/Badge.tsx';

interface OfUser {
  readonly userId: string;
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 };
const linkStyle = { mr: 'auto', lineHeight: '28px', overflowWrap: 'anywhere' };

/** What stands where nothing is left, or nothing ever was. */
const noneOf = ({ erased_at }: AdminUserDetails, never: string) => (erased_at ? 'Mit dem Konto gelöscht.' : never);

export const BusinessesPart = ({ user }: { readonly user: AdminUserDetails }) => (
  <Part<AdminBusiness>
    title="Unternehmen"
    resource="businesses"
    newestBy="created_at"
    userId={user.id}
    none={noneOf(user, 'Noch kein Unternehmen hinzugefügt.')}
    all="Liste öffnen"
    row={({ id, business_name: name, created_at }) => (
      <Box component="li" key={id} sx={rowStyle}>
        <Link component={RouterLink} to={listLink('reviews', { business_id: id })} sx={linkStyle}>
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary">
          seit <Moment at={created_at} onlyDay />
        </Typography>
      </Box>
    )}
  />
);

const StatusCounts = ({ user }: { readonly user: AdminUserDetails }) => (
  <Box component="ul" aria-label="Bewertungen je Status" sx={{ ...rowStyle, listStyle: 'none', m: 0, p: 0 }}>
    {REVIEW_STATUSES.map((status) => (
      <li key={status}>
        <Link
          component={RouterLink}
          to={listLink('reviews', { user_id: user.id, status })}
          underline="none"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 32, color: 'text.primary' }}
        >
          <strong>{formatCount(user.review_counts[status])}</strong>
          <StatusBadge status={status} />
        </Link>
      </li>
    ))}
  </Box>
);

export const ReviewsPart = ({ user }: { readonly user: AdminUserDetails }) => (
  <Part<AdminReview>
    title="Bewertungen"
    resource="reviews"
    newestBy="created_at"
    userId={user.id}
    none={noneOf(user, 'Noch keine Bewertung eingereicht.')}
    all="Liste öffnen"
    head={<StatusCounts user={user} />}
    row={(review) => (
      <Box component="li" key={review.id} data-review-id={review.id} sx={rowStyle}>
        <Link component={RouterLink} to={rowLink('reviews', review.id)} sx={linkStyle}>
          {reviewerName(review)}
        </Link>
        <Stars rating={review.rating} />
        <ReviewBadges review={review} />
        <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {review.business_name} · <Moment at={review.created_at} />
        </Typography>
      </Box>
    )}
  />
);

export const SubscriptionPart = ({ userId }: OfUser) => (
  <Part<AdminSubscription>
    title="Abo"
    resource="subscriptions"
    newestBy="created_at"
    userId={userId}
    none="Kein Abo."
    all="Liste öffnen"
    row={(subscription) => (
      <Box component="li" key={subscription.id} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <SubscriptionBadge status={subscription.status} />
        <Facts
          facts={[
            { name: 'Betrag im Monat', value: formatPrice(subscription.amount) },
            { name: 'Zahlungsart', value: subscription.payment_method },
            { name: 'Beginn', value: <Moment at={subscription.started_at} onlyDay /> },
            { name: 'Läuft bis', value: formatRunsUntil(subscription) },
            ...(subscription.company_name ? [{ name: 'Firma', value: subscription.company_name }] : []),
          ]}
        />
      </Box>
    )}
  />
);

const CHAT_TONE = {
  assistant: 'plain',
  person_requested: 'wait',
  person: 'plain',
  resolved: 'plain',
} as const satisfies Record<ConversationStatus, string>;

export const ConversationPart = ({ userId }: OfUser) => (
  <Part<AdminConversation>
    title="Chat"
    resource="chats"
    newestBy="last_activity_at"
    userId={userId}
    none="Noch keine Nachricht an den Support."
    all="Liste öffnen"
    row={({ id, status, messages, message_count: count, last_activity_at }) => {
      const last = messages.at(-1);
      return (
        <Box component="li" key={id} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Badge tone={CHAT_TONE[status]}>{CONVERSATION_STATUS_LABEL[status]}</Badge>
          {last ? (
            <Typography sx={{ overflowWrap: 'anywhere', ...lastWords }}>
              {senderLabel(last)}: {last.message || ERASED_TEXT}
            </Typography>
          ) : null}
          <Typography variant="body2" color="text.secondary">
            {count === 1 ? '1 Nachricht' : `${formatCount(count)} Nachrichten`}, zuletzt{' '}
            <Moment at={last_activity_at} />
          </Typography>
          <Link component={RouterLink} to={rowLink('chats', id)} sx={linkStyle}>
            Zur Unterhaltung
          </Link>
        </Box>
      );
    }}
  />
);

const lastWords = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '3', overflow: 'hidden' };
