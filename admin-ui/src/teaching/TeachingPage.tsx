import { Box, Button, Typography } from '@mui/material';
import type { TaughtAnswer, UnansweredGroup } from '@sternklar/contracts/conversations/teaching.api';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCalls } from '../data-provider/use-calls.ts';
import { useCommand } from '../data-provider/use-command.ts';
import { Moment } from '../texts/Moment.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Panel.tsx';
import { TeachDialog } from './TeachDialog.tsx';
import { createTeachingCalls, useAssistantTopics, useTaughtAnswers, useUnansweredQuestions } from './teaching-calls.ts';

const PAGE = 20;
const SHOWN = 3;
const FAILED = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
const button = { minHeight: 44 };

/** A question may be as long as a message. */
const TITLE_LENGTH = 140;
const titleOf = (text: string): string =>
  text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH).trimEnd()} …` : text;

interface GroupProps {
  readonly group: UnansweredGroup;
  onTeach(): void;
}

const Group = ({ group, onTeach }: GroupProps) => {
  const [newest] = group.questions;
  const others = group.questions.slice(1, SHOWN);
  const title = titleOf(newest?.text ?? '');
  return (
    <Panel
      title={title}
      side={
        <Button variant="outlined" onClick={onTeach} aria-label={`Beibringen: ${title}`} sx={button}>
          Beibringen
        </Button>
      }
    >
      {others.map(({ id, text }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          {titleOf(text)}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary">
        {group.count === 1 ? 'Einmal gefragt' : `${group.count}-mal gefragt`}, zuletzt am{' '}
        <Moment at={group.created_at} />
        {newest ? (
          <>
            {' · '}
            <Link to={`/inbox/${newest.conversation_id}`}>Zur Unterhaltung</Link>
          </>
        ) : null}
      </Typography>
    </Panel>
  );
};

interface TaughtProps {
  readonly taught: TaughtAnswer;
  onChange(): void;
}

const Taught = ({ taught, onChange }: TaughtProps) => {
  const { reviseAnswer, withdrawAnswer } = useCalls(createTeachingCalls);
  const topic = useAssistantTopics().data?.find(({ id }) => id === taught.topic_id);
  const [title = '', ...others] = taught.phrasings;
  const { previous } = taught;
  const withdraw = useCommand({
    run: () => withdrawAnswer(taught.id),
    done: () => 'Der Assistent gibt diese Antwort nicht mehr.',
    failed: FAILED,
  });
  const goBack = useCommand({
    run: (words: NonNullable<TaughtAnswer['previous']>) =>
      reviseAnswer(taught.id, { ...words, version: taught.version }),
    done: () => 'Es gilt wieder die vorige Fassung.',
    failed: FAILED,
  });
  return (
    <Panel
      title={title}
      side={
        <Box>
          <Button onClick={onChange} aria-label={`Ändern: ${title}`} sx={button}>
            Ändern
          </Button>
          {previous ? (
            <Button
              onClick={() => goBack.send(previous)}
              disabled={goBack.isPending}
              aria-label={`Vorige Fassung: ${title}`}
              sx={button}
            >
              Vorige Fassung
            </Button>
          ) : null}
          <Button
            onClick={() => withdraw.send(undefined)}
            disabled={withdraw.isPending}
            aria-label={`Zurückziehen: ${title}`}
            sx={button}
          >
            Zurückziehen
          </Button>
        </Box>
      }
    >
      {others.length > 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          Auch: {others.join(' · ')}
        </Typography>
      ) : null}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {taught.answer ?? `Antwort des Themas „${topic?.title ?? taught.topic_id}“`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Fassung {taught.version}, geändert am <Moment at={taught.changed_at} />
      </Typography>
    </Panel>
  );
};

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };

interface Open {
  readonly taught: TaughtAnswer | null;
  readonly group: UnansweredGroup | null;
}

/** What the assistant did not know, and what it was taught. */
export const TeachingPage = () => {
  const [count, setCount] = useState(PAGE);
  const [open, setOpen] = useState<Open | null>(null);
  const unanswered = useUnansweredQuestions(count);
  const taughtAnswers = useTaughtAnswers();
  return (
    <Box sx={column}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
          Assistent
        </Typography>
        <Button variant="contained" onClick={() => setOpen({ taught: null, group: null })} sx={{ ...button, px: 3 }}>
          Neue Antwort
        </Button>
      </Box>
      <Typography color="text.secondary">
        Was der KI-Assistent nicht wusste, und was Sie ihm beigebracht haben. Er gibt eine beigebrachte Antwort von der
        nächsten Nachricht an, wo er selbst keine hat.
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box component="section" aria-label="Nicht gewusst" sx={column}>
          <Typography component="h3" variant="h2" sx={{ fontSize: '1.125rem' }}>
            Nicht gewusst
          </Typography>
          <Loaded query={unanswered} label="Die Fragen" height={320}>
            {({ groups, total }) => (
              <>
                {groups.map((group) => (
                  <Group key={group.id} group={group} onTeach={() => setOpen({ taught: null, group })} />
                ))}
                {total === 0 ? <Typography>Zurzeit ist keine Frage offen.</Typography> : null}
                {groups.length < total ? (
                  <Button variant="outlined" onClick={() => setCount(count + PAGE)} sx={button}>
                    Weitere zeigen ({total - groups.length})
                  </Button>
                ) : null}
              </>
            )}
          </Loaded>
        </Box>
        <Box component="section" aria-label="Beigebracht" sx={column}>
          <Typography component="h3" variant="h2" sx={{ fontSize: '1.125rem' }}>
            Beigebracht
          </Typography>
          <Loaded query={taughtAnswers} label="Die Antworten" height={320}>
            {(answers) =>
              answers.length === 0 ? (
                <Typography>Noch nichts. Wählen Sie links eine Frage, oder schreiben Sie eine neue Antwort.</Typography>
              ) : (
                answers.map((taught) => (
                  <Taught key={taught.id} taught={taught} onChange={() => setOpen({ taught, group: null })} />
                ))
              )
            }
          </Loaded>
        </Box>
      </Box>
      {open ? <TeachDialog {...open} onClose={() => setOpen(null)} /> : null}
    </Box>
  );
};
