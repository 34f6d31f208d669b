import { Box, Button, Skeleton, Typography } from '@mui/material';
import { currentKeyOf } from '@sternklar/contracts/partners/current-key';
import type { Partner, ShownPartner } from '@sternklar/contracts/partners/partner.api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { Panel } from '../layout/Panel.tsx';
import { Commands } from '../session/Commands.tsx';
import { CopyText } from './CopyText.tsx';
import { PartnerBadge } from './PartnerBadge.tsx';
import { PartnerDetails } from './PartnerDetails.tsx';
import { PartnerIdentity } from './PartnerIdentity.tsx';
import { PartnerKeys } from './PartnerKeys.tsx';
import { pageSnippet, policySnippet } from './snippets.ts';
import { usePartnerChange } from './use-partner-change.ts';

const PauseButton = ({ partner }: { readonly partner: Partner }) => {
  const isPaused = partner.status === 'paused';
  const { send, isPending } = usePartnerChange({
    run: (commands, paused: boolean) => commands.pausePartner(partner.id, paused),
    done: isPaused ? 'Das Widget läuft wieder.' : 'Das Widget ist angehalten.',
  });
  return (
    <Button
      variant={isPaused ? 'contained' : 'outlined'}
      disabled={isPending}
      onClick={() => send(!isPaused)}
      sx={{ minHeight: 44, px: 2.5 }}
    >
      {isPaused ? 'Weiterlaufen lassen' : 'Widget anhalten'}
    </Button>
  );
};

const Embedding = ({ partner }: { readonly partner: ShownPartner }) => {
  const key = currentKeyOf(partner);
  return (
    <Panel title="Einbau">
      {key === null ? (
        <Typography>
          Es gilt kein Schlüssel. Erzeugen Sie einen neuen, dann steht hier die Zeile für die Seiten.
        </Typography>
      ) : (
        <>
          <Typography color="text.secondary">In jede Seite, die den Chat zeigen soll:</Typography>
          <CopyText name="Zeile für die Seiten" text={pageSnippet(partner.script_url, key.key)} />
          <Typography color="text.secondary">Hat die Seite eine Content-Security-Policy, braucht sie dazu:</Typography>
          <CopyText name="Zusatz zur Content-Security-Policy" text={policySnippet(partner.script_url)} />
        </>
      )}
    </Panel>
  );
};

const Loaded = ({ partner }: { readonly partner: ShownPartner }) => (
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
        <Embedding partner={partner} />
        <PartnerKeys partner={partner} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <PartnerDetails key={partner.id} partner={partner} />
        <PartnerIdentity partner={partner} />
      </Box>
    </Box>
  </>
);

/** One partner: what goes into its pages, its keys, where it may be used, and who its visitors are. */
export const PartnerPage = () => {
  const { id = '' } = useParams();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['partner', id],
    queryFn: async () => (await dataProvider.partners()).partner(id),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data ? <Loaded partner={data} /> : null}
      {isPending ? (
        <Skeleton role="status" aria-label="Der Partner wird geladen" variant="rounded" height={420} />
      ) : null}
      {data || isPending ? null : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>Diesen Partner konnten wir nicht laden, oder es gibt ihn nicht.</Typography>
          <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => void refetch()}>
            Erneut laden
          </Button>
        </Box>
      )}
    </Box>
  );
};
