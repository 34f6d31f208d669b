import { describe, expect, it } from 'vitest';
import { type ListColumn, shownColumns } from './column.ts';

const column = (name: string, isExtra = false): ListColumn<object> => ({
  name,
  label: name,
  cell: () => name,
  isExtra,
});
const columns = [column('name'), column('amount'), column('id', true)];
const namesOf = (chosen?: readonly string[]) => shownColumns(columns, chosen).map(({ name }) => name);

describe('the columns of a table', () => {
  it('are all but the extra ones until somebody chooses', () => {
    expect(namesOf()).toEqual(['name', 'amount']);
  });
  it('are those that were chosen, in the order of the table, and always what names the row', () => {
    expect(namesOf(['id', 'amount'])).toEqual(['name', 'amount', 'id']);
    expect(namesOf([])).toEqual(['name']);
  });
  it('are only those that there are', () => {
    expect(namesOf(['gone', 'id'])).toEqual(['name', 'id']);
  });
});
