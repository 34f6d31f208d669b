import { CLOSED_CASE_STATES } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Elsewhere } from '../../lists/CardList.tsx';

const LABEL: Readonly<Record<(typeof CLOSED_CASE_STATES)[number], string>> = {
  decided: 'Unter den entschiedenen suchen',
  withdrawn: 'Unter den zurückgezogenen suchen',
};

/** Where else a search may find something: closed cases stand in no list of open ones, nor does one of them fall due. */
export const searchElsewhere = ({
  state,
  due: _due,
  ...filter
}: Readonly<Record<string, unknown>>): readonly Elsewhere[] =>
  filter.q
    ? CLOSED_CASE_STATES.filter((closed) => closed !== state).map((closed) => ({
        label: LABEL[closed],
        filter: { ...filter, state: closed },
      }))
    : [];
