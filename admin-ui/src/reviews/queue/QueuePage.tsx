import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { NewChanges } from '../../live-updates/NewChanges.tsx';
import { DecisionNote } from '../decide/NoteFields.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { QueueHead } from './QueueHead.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueReview } from './QueueReview.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { QueueAction } from './shortcuts.ts';
import { type Decision, useDecision } from './use-decision.ts';
import { type Queue, useQueue } from './use-queue.ts';
import { useShortcuts } from './use-shortcuts.ts';

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

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

/** Instead of a review: nothing waits, nothing was found, nothing could be loaded. */
const NoReview = ({ queue, q }: { readonly queue: Queue; readonly q: string }) => {
  const { list } = queue;
  const style = { variant: 'outlined', sx: { minHeight: 44, px: 3 } } as const;
  if (queue.isPending)
    return <Skeleton role="status" aria-label="Die Warteschlange wird geladen" variant="rounded" height={420} />;
  if (list.error)
    return (
      <Note
        title="Die Warteschlange konnte nicht geladen werden"
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
        title="Dazu wartet nichts"
        words="Unter den offenen Bewertungen passt keine zu Ihrer Suche."
        action={null}
      />
    );
  return (
    <Note
      title="Alles entschieden"
      words="Zurzeit wartet keine Bewertung. Sobald ein Kunde eine einreicht, steht hier oben ein Hinweis."
      action={
        <Button {...style} component={Link} to="/overview">
          Zur Übersicht
        </Button>
      }
    />
  );
};

/** The last decision, as long as it can be taken back. */
const LastDecision = ({ decision }: { readonly decision: Decision }) =>
  decision.lastWords === null ? null : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {decision.lastWords}
      </Typography>
      <Button onClick={decision.undo} sx={{ minHeight: 44 }}>
        Zurücknehmen
      </Button>
    </Box>
  );

/** Puts the focus on the review that one went to: it is read out, and seen from its beginning. */
const useFocusOnMove = (id: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === id) return;
    shown.current = id;
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isFirst && !isTyping) heading.current?.focus();
  }, [id]);
  return heading;
};

/** What waits for a decision, one after the other, the oldest first: by keys, by buttons, by touch. */
export const QueuePage = () => {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const queue = useQueue(q);
  const decision = useDecision(queue);
  const [hasKeys, setKeys] = useStore('queue.shortcuts', true);
  const [isHelping, setHelping] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { list, rows, index, current, waiting, standing, asItIs } = queue;
  const heading = useFocusOnMove(current?.id);
  const run = (action: QueueAction) => {
    switch (action.kind) {
      case 'next':
        return queue.move(1);
      case 'previous':
        return queue.move(-1);
      case 'search':
        return search.current?.focus();
      case 'help':
        return setHelping(true);
      case 'decide':
        return decision.decide(action.status);
    }
  };
  useShortcuts(hasKeys, run);
  const at = list.dataUpdatedAt;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QueueHead waiting={list.data ? waiting : null} searchRef={search} onHelp={() => setHelping(true)} />
      <NewChanges
        count={queue.count}
        isUnsure={queue.isUnsure}
        isLoading={queue.isLoading}
        onReload={() => void queue.showNews()}
      />
      {current ? (
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <QueueReview
              review={asItIs(current)}
              isChanged={standing.has(current.id)}
              conflict={decision.conflict}
              at={at}
              headingRef={heading}
            >
              <DecisionNote note={decision.noteOn(current.id)} onChange={(note) => decision.write(current.id, note)} />
              <DecisionBar
                status={decision.conflict?.now.status ?? asItIs(current).status}
                hasKeys={hasKeys}
                isPending={decision.isPending}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onDecide={decision.decide}
                onMove={queue.move}
              />
            </QueueReview>
            <LastDecision decision={decision} />
          </Box>
          <Box>
            <QueueList rows={rows} index={index} at={at} asItIs={asItIs} onShow={queue.show} />
            {index >= rows.length - 1 && waiting > rows.length ? (
              <Button onClick={queue.loadMore} sx={{ minHeight: 44 }}>
                Weitere laden
              </Button>
            ) : null}
          </Box>
        </Box>
      ) : (
        <>
          <NoReview queue={queue} q={q} />
          <LastDecision decision={decision} />
        </>
      )}
      {isHelping ? (
        <ShortcutHelp isOn={hasKeys} onToggle={() => setKeys(!hasKeys)} onClose={() => setHelping(false)} />
      ) : null}
    </Box>
  );
};
