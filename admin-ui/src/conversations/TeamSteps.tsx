import type { AdminConversation } from '@sternklar/contracts/conversations/conversation.api';
import { useEffect, useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../data-provider/use-calls.ts';
import { useOneAtATime } from '../data-provider/use-one-at-a-time.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { catchFocus } from '../ui/focus.ts';
import { createConversationCalls, type TeamStep } from './conversation-calls.ts';

interface Offered {
  readonly step: TeamStep;
  readonly label: string;
  readonly done: string;
}

const HAND_BACK: Offered = {
  step: 'hand-back',
  label: 'An den KI-Assistenten',
  done: 'Der KI-Assistent antwortet wieder.',
};
const RESOLVE: Offered = { step: 'resolve', label: 'Erledigt', done: 'Die Unterhaltung ist erledigt.' };
const REOPEN: Offered = { step: 'reopen', label: 'Wieder öffnen', done: 'Die Unterhaltung ist wieder offen.' };

const OFFERED = {
  assistant: [RESOLVE],
  person_requested: [HAND_BACK, RESOLVE],
  person: [HAND_BACK, RESOLVE],
  resolved: [REOPEN],
} as const satisfies Record<AdminConversation['status'], readonly Offered[]>;

interface TeamStepsProps {
  readonly conversation: AdminConversation;
  /** Whose: read out after the label. */
  readonly of: string;
}

/** What can be done with a conversation beside answering, as its status has it. */
export const TeamSteps = ({ conversation: { id, status }, of }: TeamStepsProps) => {
  const { takeTeamStep } = useCalls(createConversationCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const first = useRef<HTMLButtonElement>(null);
  const isTaken = useRef(false);
  const { send, isPending } = useOneAtATime({
    mutationFn: ({ step }: Offered) => takeTeamStep(id, step),
    onSuccess: (_nothing, { done }) => {
      notify(done, { type: 'success' });
      isTaken.current = true;
      refresh();
    },
    onError: () => notify('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.', { type: 'error' }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed goes with the status
  useEffect(() => {
    if (isTaken.current) catchFocus(first.current);
    isTaken.current = false;
  }, [status]);
  return OFFERED[status].map((offered, index) => (
    <BusyButton
      key={offered.step}
      {...(index === 0 ? { ref: first } : {})}
      isBusy={isPending}
      onClick={() => send(offered)}
      aria-label={`${offered.label}: ${of}`}
      sx={{ minHeight: 44, px: 1 }}
    >
      {offered.label}
    </BusyButton>
  ));
};
