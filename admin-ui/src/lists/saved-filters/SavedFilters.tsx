import { Box, Button } from '@mui/material';
import type { SaveFilterBody } from '@sternklar/contracts/saved-filter.api';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { isSameView, type ListView, viewLink, viewOf } from './list-view.ts';
import { SaveFilterDialog } from './SaveFilterDialog.tsx';
import { type LatestChange, useSavedFilters } from './use-saved-filters.ts';

/** On a phone one row that scrolls sideways: twenty filters would push the list out of sight. */
const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  alignItems: 'center',
  gap: 1,
  // Room for the focus ring, which the row would cut off.
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  pt: 0.5,
  pb: 2,
};
const chipsStyle = {
  display: 'contents',
  listStyle: 'none',
  '& li': { display: 'flex', flex: { xs: 'none', sm: '0 1 auto' }, minWidth: 0 },
};
const chipStyle = {
  minHeight: 44,
  minWidth: 0,
  px: 2,
  border: '1px solid var(--line)',
  borderRadius: 999,
  color: 'var(--ink)',
  fontWeight: 560,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  maxWidth: { xs: '72vw', sm: 'none' },
  '&[aria-current]': { backgroundColor: 'var(--sunken)', borderColor: 'var(--ink-2)' },
};
const forgetStyle = { minHeight: 44, minWidth: 44, px: 1, color: 'var(--ink-2)' };

const SAVE_ID = 'save-filter';
const chipId = (id: string) => `saved-filter-${id}`;

/** What had the focus, the dialog or the button to delete, is gone after a change: it goes on where the change shows. */
const useFocusAfter = (latest: LatestChange | null, filters: readonly { readonly id: string }[]) => {
  const isShown = latest !== null && filters.some(({ id }) => id === latest.id) === latest.isKept;
  useEffect(() => {
    if (latest && isShown) document.getElementById(latest.isKept ? chipId(latest.id) : SAVE_ID)?.focus();
  }, [latest, isShown]);
};

interface SavedFiltersProps {
  /** In which order the list opens. */
  readonly openingSort: ListView['sort'];
}

/** The filters that this person saved for the list: links to them, and saving and deleting the one in view. */
export const SavedFilters = ({ openingSort }: SavedFiltersProps) => {
  const { resource, filterValues, sort } = useListContext();
  const list = resource as SaveFilterBody['list'];
  const { filters, latest, saved, forget } = useSavedFilters(list);
  useFocusAfter(latest, filters);
  const [isSaving, setSaving] = useState(false);
  const view = viewOf(filterValues ?? {}, sort);
  const current = filters.find((one) => isSameView(one, view));
  const canSave = !current && !isSameView(view, { filter: {}, sort: openingSort });
  if (filters.length === 0 && !canSave) return null;
  return (
    <Box sx={rowStyle}>
      {canSave ? (
        <Button id={SAVE_ID} onClick={() => setSaving(true)} sx={{ minHeight: 44, flex: 'none' }}>
          Filter merken
        </Button>
      ) : null}
      {filters.length === 0 ? null : (
        <Box component="ul" aria-label="Gemerkte Filter" sx={chipsStyle}>
          {filters.map((one) => (
            <li key={one.id}>
              <Button
                component={Link}
                id={chipId(one.id)}
                to={viewLink(list, one)}
                aria-current={one === current ? 'true' : undefined}
                sx={chipStyle}
              >
                {one.name}
              </Button>
              {one === current ? (
                <Button onClick={() => forget(one)} aria-label={`Filter „${one.name}“ löschen`} sx={forgetStyle}>
                  Löschen
                </Button>
              ) : null}
            </li>
          ))}
        </Box>
      )}
      {isSaving ? (
        <SaveFilterDialog
          view={{ list, ...view }}
          names={filters.map(({ name }) => name)}
          onSaved={saved}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </Box>
  );
};
