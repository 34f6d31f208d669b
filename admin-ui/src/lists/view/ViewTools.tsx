import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { lazyDialog } from '../../routing/lazy-dialog.tsx';
import type { ListColumn } from '../table/column.ts';
import { NARROW } from './use-is-wide.ts';
import { useListKeys } from './use-list-keys.ts';
import { OTHER_VIEW, useListLook } from './use-list-look.ts';

const ColumnsMenu = lazyDialog(async () => (await import('./ColumnsMenu.tsx')).ColumnsMenu);

interface ViewToolsProps {
  // A column is shown here only by its name: of which rows does not matter.
  readonly columns: readonly Pick<ListColumn<never>, 'name' | 'label' | 'isExtra'>[];
}

/** Table or cards, and which columns: where there is room for a choice. */
export const ViewTools = ({ columns }: ViewToolsProps) => {
  const { likes, like } = useListLook();
  useListKeys();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isTable = likes === 'table';
  return (
    <Box sx={{ display: 'contents', [NARROW]: { display: 'none' } }}>
      <Button id="list-view" onClick={() => like({ view: OTHER_VIEW[likes] })} title="Taste t">
        {isTable ? 'Als Karten' : 'Als Tabelle'}
      </Button>
      {isTable ? (
        <Button
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          Spalten
        </Button>
      ) : null}
      {anchor ? <ColumnsMenu anchor={anchor} columns={columns} onClose={() => setAnchor(null)} /> : null}
    </Box>
  );
};
