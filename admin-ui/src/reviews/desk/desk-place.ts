/** Where somebody is among what is next. */
export interface Place {
  /** Null: at the beginning. */
  readonly id: string | null;
  /** Where it stood: whoever comes after it when it is gone. */
  readonly index: number;
}

interface Row {
  readonly id: string;
}

export const START: Place = { id: null, index: 0 };

/** The index of the row that is shown; −1 where there is none. */
export const indexAt = (rows: readonly Row[], { id, index }: Place): number => {
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found : Math.min(index, rows.length - 1);
};

/** So many rows further on, or back; at the ends one stays. */
export const moved = (rows: readonly Row[], place: Place, steps: number): Place => {
  const index = Math.max(0, Math.min(indexAt(rows, place) + steps, rows.length - 1));
  return { id: rows[index]?.id ?? null, index };
};

/** The place once the row at it has left, and perhaps others with it: the next one, or the one before at the end. */
export const afterLeaving = (rows: readonly Row[], place: Place, gone: readonly string[] = []): Place => {
  const index = indexAt(rows, place);
  const stays = ({ id }: Row) => !gone.includes(id);
  const next = rows.slice(index + 1).find(stays) ?? rows.slice(0, Math.max(index, 0)).findLast(stays);
  return { id: next?.id ?? null, index };
};

/** The rows with the one that is shown, also where a newer list has it no longer: nothing moves under the cursor. */
export const keeping = <One extends Row>(rows: readonly One[], shown: One | null, index: number): readonly One[] =>
  shown === null || rows.some(({ id }) => id === shown.id)
    ? rows
    : [...rows.slice(0, index), shown, ...rows.slice(index)];
