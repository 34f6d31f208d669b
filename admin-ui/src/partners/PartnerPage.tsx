import { Box, Typography } from '@mui/material';
import { LANDING_PAGE_PARTNER_ID } from '@sternklar/contracts/partners/landing-page';
import type { Partner, ShownPartner } from '@sternklar/contracts/partners/partner.api';
import { Commands } from '../session/for-admins.tsx';
import { BusyButton } from '../ui/BusyButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SubjectPage } from '../ui/SubjectPage.tsx';
import { PartnerAppearance } from './PartnerAppearance.tsx';
import { PartnerBadge } from './PartnerBadge.tsx';
import { PartnerEmbedding } from './PartnerEmbedding.tsx';
import { PartnerIdentity } from './PartnerIdentity.tsx';
import { PartnerKeys } from './PartnerKeys.tsx';
import { usePartnerChange } from './partner-calls.ts';
import { PartnerDetails } from './partner-forms.tsx';

const PauseButton = ({ partner }: { readonly partner: Partner }) => {
  const isPaused = partner.status === 'paused';
  const { send, isPending } = usePartnerChange({
    run: (commands, paused: boolean) => commands.pausePartner(partner.id, paused),
    done: isPaused ? 'Das Widget läuft wieder.' : 'Das Widget ist angehalten.',
  });
  return (
    <BusyButton
      variant={isPaused ? 'contained' : 'outlined'}
      isBusy={isPending}
      onClick={() => send(!isPaused)}
      sx={{ minHeight: 44, px: 2.5 }}
    >
      {isPaused ? 'Weiterlaufen lassen' : 'Widget anhalten'}
    </BusyButton>
  );
};

/** The product as a partner of itself: nothing is to be copied anywhere. */
const OwnPage = () => (
  <Panel title="Einbau">
    <Typography>
      Das ist der Chat auf Ihrer eigenen Startseite. Er steht dort schon, für alle, die noch kein Konto haben; hier
      halten Sie ihn an, wenn er einmal ruhen soll.
    </Typography>
  </Panel>
);

const Content = ({ partner, readAt }: { readonly partner: ShownPartner; readonly readAt: number }) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {partner.name}
      </Typography>
      <PartnerBadge status={partner.status} />
      <Box sx={{ ml: 'auto' }}>
        <Commands>
          <PauseButton partner={partner} />
        </Commands>
      </Box>
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {partner.id === LANDING_PAGE_PARTNER_ID ? <OwnPage /> : <PartnerEmbedding partner={partner} />}
        <PartnerKeys partner={partner} readAt={readAt} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <PartnerDetails partner={partner} />
        <PartnerIdentity partner={partner} />
        {partner.id === LANDING_PAGE_PARTNER_ID ? null : <PartnerAppearance partner={partner} readAt={readAt} />}
      </Box>
    </Box>
  </>
);

const MISSING = {
  title: 'Diesen Partner gibt es nicht',
  text: 'Vielleicht ist die Adresse nicht vollständig.',
  to: '/partners',
  label: 'Zu den Partnern',
};

/** One partner: what goes into its pages, its keys, where it may be used, and who its visitors are. */
export const PartnerPage = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <SubjectPage<ShownPartner> resource="partners" label="Der Partner" missing={MISSING}>
      {(partner, readAt) => <Content partner={partner} readAt={readAt} />}
    </SubjectPage>
  </Box>
);
