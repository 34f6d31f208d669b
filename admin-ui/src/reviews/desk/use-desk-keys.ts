import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { rowLink } from '../../routing/list-link.ts';
import { CASE_STEP_LABEL, type CaseStep, stepsFor } from '../casework/steps-for.ts';
import type { DeskAction } from './shortcuts.ts';
import type { Decision } from './use-decision.ts';
import type { Desk } from './use-desk.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface AtTheDesk {
  readonly desk: Desk;
  readonly found: ReviewCase | null;
  readonly decision: Decision;
  begin(step: CaseStep): void;
  decide(status: ReviewStatus): void;
  hold(): void;
  search(): void;
  note(): void;
  help(): void;
  /** Null where there is nothing to send together. */
  readonly sendAll: (() => void) | null;
}

/** What each key does. */
export const useDeskKeys = (isOn: boolean, { desk, found, decision, ...at }: AtTheDesk): void => {
  const navigate = useNavigate();
  const notify = useNotify();
  const begin = (step: CaseStep) =>
    found === null || stepsFor(found).includes(step)
      ? at.begin(step)
      : notify(`„${CASE_STEP_LABEL[step]}“ geht bei diesem Fall gerade nicht.`);
  const run = (action: DeskAction): unknown => {
    switch (action.kind) {
      case 'next':
        return desk.move(1);
      case 'previous':
        return desk.move(-1);
      case 'search':
        return at.search();
      case 'help':
        return at.help();
      case 'undo':
        return decision.lastWords === null
          ? notify('Es gibt keine Entscheidung, die sich zurücknehmen lässt.')
          : decision.undo();
      case 'note':
        return at.note();
      case 'hold':
        return at.hold();
      case 'page':
        return desk.current && navigate(rowLink('reviews', desk.current.id));
      case 'news':
        return desk.showNews();
      case 'likeliest': {
        const [likeliest] = found === null ? [] : stepsFor(found);
        return likeliest && at.begin(likeliest);
      }
      case 'send-all':
        return at.sendAll === null
          ? notify('Von diesem Unternehmen sind gerade nicht mehrere Fälle bereit.')
          : at.sendAll();
      case 'step':
        return begin(action.step);
      case 'decide':
        return at.decide(action.status);
    }
  };
  useShortcuts(isOn, run);
};
