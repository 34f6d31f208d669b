import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { listLink } from '../../routing/list-link.ts';
import { NEWS_PLACE } from '../../ui/focus.ts';
import type { Desk } from './use-desk.ts';

/** The house's star, for a sky without clouds. */
const starStyle = {
  width: 44,
  height: 44,
  mb: 0.5,
  background: 'linear-gradient(160deg, var(--star-400), var(--star-600))',
  clipPath: 'polygon(50% 0, 60% 40%, 100% 50%, 60% 60%, 50% 100%, 40% 60%, 0 50%, 40% 40%)',
};

interface NoteProps {
  readonly title: string;
  readonly words: string;
  readonly action: ReactNode;
  readonly hasStar?: boolean;
  readonly takesFocus: boolean;
}

const Note = ({ title, words, action, hasStar = false, takesFocus }: NoteProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The case that had it is gone; whoever types stays where they are.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}>
      {hasStar ? <Box aria-hidden sx={starStyle} /> : null}
      <Typography ref={heading} component="h3" variant="h2" {...NEWS_PLACE}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '48ch' }}>
        {words}
      </Typography>
      {action}
    </Box>
  );
};

interface NoCaseProps {
  readonly desk: Desk;
  readonly q: string;
  readonly takesFocus: boolean;
}

/** Instead of a case: nothing is to be done, nothing was found, nothing could be loaded. */
export const NoCase = ({ desk, q, takesFocus }: NoCaseProps) => {
  const { list } = desk;
  const style = { variant: 'outlined', sx: { minHeight: 44, px: 3 } } as const;
  if (list.isPending || desk.isSettling)
    return <Skeleton role="status" aria-label="Der Schreibtisch wird geladen" variant="rounded" height={420} />;
  if (list.error)
    return (
      <Note
        takesFocus={takesFocus}
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
      <Note
        takesFocus={takesFocus}
        title="Dazu wartet nichts"
        words="Unter den offenen Fällen passt keiner zu Ihrer Suche."
        action={
          <Button {...style} component={Link} to={listLink('cases', { q, state: 'decided' })}>
            Unter den entschiedenen suchen
          </Button>
        }
      />
    );
  return (
    <Note
      takesFocus={takesFocus}
      title="Alles erledigt"
      hasStar
      words="Zurzeit ist bei keinem Fall etwas zu tun. Sobald ein Kunde etwas einreicht oder antwortet, steht hier oben ein Hinweis."
      action={
        <Button {...style} component={Link} to="/cases">
          Zu allen Fällen
        </Button>
      }
    />
  );
};
