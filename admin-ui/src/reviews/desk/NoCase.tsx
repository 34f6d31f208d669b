import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Desk } from './use-desk.ts';

const Note = ({
  title,
  words,
  action,
}: {
  readonly title: string;
  readonly words: string;
  readonly action: ReactNode;
}) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}>
    <Typography component="h3" variant="h2">
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '48ch' }}>
      {words}
    </Typography>
    {action}
  </Box>
);

/** Instead of a case: nothing is to be done, nothing was found, nothing could be loaded. */
export const NoCase = ({ desk, q }: { readonly desk: Desk; readonly q: string }) => {
  const { list } = desk;
  const style = { variant: 'outlined', sx: { minHeight: 44, px: 3 } } as const;
  if (list.isPending)
    return <Skeleton role="status" aria-label="Der Schreibtisch wird geladen" variant="rounded" height={420} />;
  if (list.error)
    return (
      <Note
        title="Der Schreibtisch konnte nicht geladen werden"
        words="Bitte versuchen Sie es gleich noch einmal."
        action={
          <Button {...style} onClick={() => void list.refetch()}>
            Erneut laden
          </Button>
        }
      />
    );
  if (q !== '')
    return (
      <Note title="Dazu wartet nichts" words="Unter den offenen Fällen passt keiner zu Ihrer Suche." action={null} />
    );
  return (
    <Note
      title="Alles erledigt"
      words="Zurzeit ist bei keinem Fall etwas zu tun. Sobald ein Kunde etwas einreicht oder antwortet, steht hier oben ein Hinweis."
      action={
        <Button {...style} component={Link} to="/cases">
          Zu allen Fällen
        </Button>
      }
    />
  );
};
