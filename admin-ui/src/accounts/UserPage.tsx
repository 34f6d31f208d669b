import { Box, Card, Typography } from '@mui/material';
import type { AdminUserDetails } from '@sternklar/contracts/accounts/account.api';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../data-provider/use-calls.ts';
import { InvoicesPart } from '../invoices/InvoicesPart.tsx';
import { Facts } from '../lists/Facts.tsx';
import { RowLink } from '../lists/RowActions.tsx';
import { Commands } from '../session/for-admins.tsx';
import { SubscriptionBadge } from '../subscriptions/SubscriptionBadge.tsx';
import { Moment } from '../texts/Moment.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel, pageCardStyle } from '../ui/Panel.tsx';
import { SubjectPage } from '../ui/SubjectPage.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { stepsOf } from './account-steps.tsx';
import { EraseUser } from './EraseUser.tsx';
import { BusinessesPart, ConversationPart, ReviewsPart, SubscriptionPart } from './parts.tsx';
import { rolesInWords } from './roles.ts';
import { createUserCalls } from './user-calls.ts';

const columnStyle = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const pageStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

const languageName = (code: string): string => (code === 'de' ? 'Deutsch' : code.toUpperCase());

const Account = ({ user }: { readonly user: AdminUserDetails }) => (
  <Card component="section" variant="outlined" aria-label="Konto" sx={pageCardStyle}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1 }}>
      <Typography component="h2" variant="h2" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere', mr: 'auto' }}>
        {user.email}
      </Typography>
      {user.deletion_requested_at ? <Badge tone="wait">Löschung beantragt</Badge> : null}
      {user.erased_at ? <Badge tone="plain">Gelöscht</Badge> : null}
      <SubscriptionBadge status={user.subscription_status} />
    </Box>
    <Facts
      facts={[
        { name: 'Registriert', value: <Moment at={user.created_at} /> },
        { name: 'E-Mail bestätigt', value: user.email_verified ? 'Ja' : 'Nein' },
        { name: 'Rolle', value: rolesInWords(user) },
        { name: 'Sprache', value: languageName(user.language) },
        { name: 'E-Mails zum Status', value: user.status_mails ? 'Ja' : 'Abgeschaltet' },
        ...(user.deletion_requested_at
          ? [{ name: 'Löschung beantragt', value: <Moment at={user.deletion_requested_at} /> }]
          : []),
        ...(user.erased_at ? [{ name: 'Gelöscht', value: <Moment at={user.erased_at} /> }] : []),
        { name: 'ID', value: user.id },
      ]}
    />
    {user.erased_at ? null : (
      <Commands>
        <Box sx={{ mx: -1, mb: -1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <RowLink to={`/reviews/create?user=${user.id}`} label="Bewertung anlegen" of={user.email} />
          <EraseUser user={user} />
        </Box>
      </Commands>
    )}
  </Card>
);

const History = ({ id }: { readonly id: string }) => {
  const { userHistory } = useCalls(createUserCalls);
  const query = useQuery({ queryKey: ['user-history', id], queryFn: () => userHistory(id) });
  return (
    <Panel title="Verlauf des Kontos">
      <Loaded query={query} label="Der Verlauf" height={240}>
        {(history) => <Timeline label="Verlauf des Kontos" steps={stepsOf(history)} />}
      </Loaded>
    </Panel>
  );
};

const MISSING = {
  title: 'Diesen Benutzer gibt es nicht',
  text: 'Vielleicht ist die Adresse nicht vollständig.',
  to: '/users',
  label: 'Zu den Benutzern',
};

/** Everything about one customer, with the ways to each. */
export const UserPage = () => (
  <SubjectPage<AdminUserDetails> resource="users" label="Der Benutzer" missing={MISSING}>
    {(user) => (
      <Box sx={columnStyle}>
        <Account user={user} />
        <Box sx={pageStyle}>
          <Box sx={columnStyle}>
            <ReviewsPart user={user} />
            <BusinessesPart user={user} />
          </Box>
          <Box sx={columnStyle}>
            <SubscriptionPart userId={user.id} />
            <InvoicesPart userId={user.id} />
            <Commands>
              <ConversationPart userId={user.id} />
            </Commands>
            <History id={user.id} />
          </Box>
        </Box>
      </Box>
    )}
  </SubjectPage>
);
