import { Children, type MouseEvent, type ReactElement, type ReactNode, useContext } from 'react';
import { type DatagridRowProps, type RaRecord, useRecordContext } from 'react-admin';
import { OpenRowContext } from './open-row.ts';

/** What a click in a row is meant for instead of the row. */
const FOR_ITSELF = 'a, button, input, label';

const isForRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  // A menu that a row opens stands elsewhere on the page.
  currentTarget.contains(target) &&
  target.closest(FOR_ITSELF) === null &&
  // Whoever marked words wants to copy them.
  !window.getSelection()?.toString();

type Field = ReactElement<{ readonly source: string; readonly textAlign?: string }>;

interface CheckProps {
  readonly row: RaRecord;
  readonly name: string;
  /** What the grid says of it. */
  readonly grid: Pick<DatagridRowProps, 'onToggleItem' | 'selected' | 'selectable'>;
}

const Check = ({ row, name, grid: { onToggleItem, selected = false, selectable = true } }: CheckProps) => (
  <td className="check">
    <input
      type="checkbox"
      aria-label={`Auswählen: ${name}`}
      checked={selected}
      disabled={!selectable}
      readOnly
      // Not onChange: which keys are held with it says how much is selected.
      onClick={(event) => onToggleItem?.(row.id, event)}
    />
  </td>
);

/**
 * One row of a `Datagrid`, of plain elements: react-admin's own row is ten times the markup, names none of its check boxes
 * after the row, and cannot be opened by keyboard.
 */
export const TableRow = ({ children, ...grid }: DatagridRowProps) => {
  const row = useRecordContext<RaRecord & { readonly id: string }>();
  const shared = useContext(OpenRowContext);
  if (!row || !shared) return null;
  const { openId, toggle, currentId, nameOf, panel } = shared;
  const isOpen = openId === row.id;
  const name = nameOf(row);
  // The first one is the column of the button that opens, which is drawn here.
  const [, ...fields] = Children.toArray(children as ReactNode) as readonly Field[];
  return (
    <>
      <tr
        data-row-id={row.id}
        data-open={isOpen || undefined}
        data-selected={grid.selected || undefined}
        tabIndex={currentId === row.id ? 0 : -1}
        onClick={(event) => {
          if (isForRow(event)) toggle(row.id);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
          event.preventDefault();
          toggle(row.id);
        }}
      >
        <Check row={row} name={name} grid={grid} />
        <td className="open">
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Alles zeigen: ${name}`}
            aria-expanded={isOpen}
            onClick={() => toggle(row.id)}
          />
        </td>
        {fields.map((field, index) => {
          const { source, textAlign } = field.props;
          const cell = { className: `column-${source}`, 'data-align': textAlign };
          return index === 0 ? (
            <th key={source} scope="row" {...cell}>
              {field}
            </th>
          ) : (
            <td key={source} {...cell}>
              {field}
            </td>
          );
        })}
      </tr>
      {isOpen ? (
        <tr className="opened">
          <td colSpan={fields.length + 2}>
            <ul>{panel(row)}</ul>
          </td>
        </tr>
      ) : null}
    </>
  );
};
