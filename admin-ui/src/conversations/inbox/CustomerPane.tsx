import { Box, Link, Typography } from '@mui/material';
import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { AdminSubscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { InvoiceStanding } from '../../invoices/InvoiceStanding.tsx';
import { waitWords } from '../../reviews/cases/case-row-words.ts';
import { reviewerName } from '../../reviews/names.ts';
import { listLink, rowLink } from '../../routing/list-link.ts';
import { SubscriptionBadge } from '../../subscriptions/SubscriptionBadge.tsx';
import { formatDate, formatPrice, formatRunsUntil } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { visitorMark } from '../conversation.ts';
import { ConversationName } from '../conversation-labels.tsx';
import { newestOf } from '../newest-of.ts';
import { CASES_SHOWN, Notes } from './Notes.tsx';
import { VisitorFacts } from './VisitorFacts.tsx';

const second = { color: 'var(--ink-2)', fontSize: '0.875rem', overflowWrap: 'anywhere' };
const rowsStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 };

interface SectionProps<Row> {
  readonly title: string;
  readonly resource: string;
  readonly userId: string;
  readonly none: string;
  /** How many are shown. */
  readonly most: number;
  row(row: Row): ReactNode;
}

/** The newest of what a customer has of one kind, and the way to all of it. */
const Section = <Row extends RaRecord>(props: SectionProps<Row>) => {
  const { title, resource, userId, none, most, row } = props;
  const id = useId();
  const asked = newestOf(userId, most);
  const query = useGetList<Row>(resource, asked);
  const total = query.total ?? 0;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 610, fontSize: '0.9375rem', mr: 'auto' }}>
          {title}
        </Typography>
        {total > most ? (
          <Link component={RouterLink} to={listLink(resource, asked.filter)} variant="body2">
            Alle {total}
          </Link>
        ) : null}
      </Box>
      <Loaded query={query} label={title} height={44}>
        {(rows) =>
          rows.length === 0 ? (
            <Typography sx={second}>{none}</Typography>
          ) : (
            <Box component="ul" aria-labelledby={id} sx={rowsStyle}>
              {rows.map(row)}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
};

const Known = ({ userId }: { readonly userId: string }) => (
  <>
    <Section<AdminSubscription>
      title="Abo"
      resource="subscriptions"
      userId={userId}
      most={1}
      none="Kein Abo."
      row={(subscription) => (
        <Box component="li" key={subscription.id} sx={rowStyle}>
          <SubscriptionBadge status={subscription.status} />
          <Box component="span" sx={second}>
            {formatPrice(subscription.amount)} im Monat, läuft bis {formatRunsUntil(subscription)}
          </Box>
        </Box>
      )}
    />
    <Section<ListedCase>
      title="Offene Fälle"
      resource="cases"
      userId={userId}
      most={CASES_SHOWN}
      none="Kein offener Fall."
      row={(found) => (
        <li key={found.id}>
          <Link component={RouterLink} to={rowLink('reviews', found.id)} sx={{ overflowWrap: 'anywhere' }}>
            {reviewerName(found)}
          </Link>
          <Box sx={second}>{waitWords(found)}</Box>
        </li>
      )}
    />
    <Notes userId={userId} />
    <Section<AdminInvoice>
      title="Rechnungen"
      resource="invoices"
      userId={userId}
      most={3}
      none="Noch keine Rechnung."
      row={(invoice) => (
        <Box component="li" key={invoice.id} sx={rowStyle}>
          <span>{invoice.number}</span>
          <Box component="span" sx={{ ...second, mr: 'auto' }}>
            {formatDate(invoice.issued_on)} · {formatPrice(invoice.amount)}
          </Box>
          <InvoiceStanding invoice={invoice} />
        </Box>
      )}
    />
  </>
);

/** Whom a conversation is with, and what they have here. */
export const CustomerPane = ({ conversation }: { readonly conversation: AdminConversation }) => {
  const { user, visitor, created_at } = conversation;
  return (
    <Box component="aside" aria-label="Kunde" sx={{ display: 'grid', gap: 2.5, p: 2 }}>
      <Box>
        <Typography component="h2" sx={{ fontWeight: 610, overflowWrap: 'anywhere' }}>
          {user ? (
            <Link component={RouterLink} to={rowLink('users', user.id)}>
              {user.email}
            </Link>
          ) : (
            <ConversationName conversation={conversation} />
          )}
        </Typography>
        <Box sx={second}>
          {visitorMark(conversation) ?? 'Kunde'}, Unterhaltung seit <Moment at={created_at} onlyDay />
        </Box>
      </Box>
      {user ? <Known userId={user.id} /> : <Typography sx={second}>Ohne Konto.</Typography>}
      {visitor ? <VisitorFacts visitor={visitor} /> : null}
    </Box>
  );
};
