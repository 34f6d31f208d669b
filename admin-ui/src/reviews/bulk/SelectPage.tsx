import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { Commands } from '../../session/Commands.tsx';
import { CheckBox } from '../CheckBox.tsx';
import { pageToggled, type Selection } from './selection.ts';

export const SELECT_PAGE_ID = 'select-page';

interface SelectPageProps {
  /** As they are shown now. */
  readonly rows: readonly AdminReview[];
  readonly selection: Selection;
  onSelect(selection: Selection): void;
}

/** Selects all reviews of the page that is shown. */
export const SelectPage = ({ rows, selection, onSelect }: SelectPageProps) => {
  if (rows.length === 0) return null;
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <Commands>
      <CheckBox
        id={SELECT_PAGE_ID}
        label="Alle auf dieser Seite"
        isChecked={selected === rows.length}
        isPartly={selected > 0 && selected < rows.length}
        onToggle={() => onSelect(pageToggled(selection, rows))}
      />
    </Commands>
  );
};
