import { Menu, MenuItem } from '@mui/material';
import { type ListColumn, shownColumns } from '../table/column.ts';
import { useListLook } from './use-list-look.ts';

interface ColumnsMenuProps {
  readonly anchor: HTMLElement;
  readonly columns: readonly Pick<ListColumn<never>, 'name' | 'label' | 'isExtra'>[];
  onClose(): void;
}

/** Which columns a table shows; the first one names its rows, and stays. */
export const ColumnsMenu = ({ anchor, columns, onClose }: ColumnsMenuProps) => {
  const { columns: chosen, like } = useListLook();
  const shown = shownColumns(columns as readonly ListColumn<never>[], chosen).map(({ name }) => name);
  const toggle = (name: string) =>
    like({ columns: shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name] });
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Spalten der Tabelle' } }}>
      {columns.slice(1).map(({ name, label }) => {
        const isShown = shown.includes(name);
        return (
          <MenuItem key={name} role="menuitemcheckbox" aria-checked={isShown} onClick={() => toggle(name)}>
            <span aria-hidden style={{ width: 24 }}>
              {isShown ? '✓' : ''}
            </span>
            {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
};
