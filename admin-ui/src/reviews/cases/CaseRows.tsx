import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { CLOSED_CASE_STATES } from '@sternklar/contracts/reviews/casework/casework-words';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useListContext } from 'react-admin';
import { NewChanges } from '../../live-updates/NewChanges.tsx';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { lazyDialog } from '../../routing/lazy-dialog.tsx';
import { Commands } from '../../session/for-admins.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { bulkBarStyle, onNight } from '../bulk/bar-style.ts';
import { isFull, selectedWords, toggled } from '../bulk/selection.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { reviewerName } from '../names.ts';
import { caseNews, NO_CASE_NEWS } from './case-news.ts';
import { type Standing, useRowsByNow } from './use-rows-by-now.ts';

const StandingContext = createContext<(id: string) => Standing>(() => null);
export const useStanding = (id: string): Standing => useContext(StandingContext)(id);

interface Chosen {
  readonly selection: ReadonlyMap<string, ListedCase>;
  toggle(row: ListedCase): void;
}
const SelectionContext = createContext<Chosen | null>(null);

const BulkForwardDialog = lazyDialog(async () => (await import('../bulk/BulkForwardDialog.tsx')).BulkForwardDialog);

export const isClosed = ({ next }: ListedCase): boolean => CLOSED_CASE_STATES.some((state) => state === next.state);

/** Takes a case among those that go to the platform together; closed ones cannot. */
export const CaseSelection = ({ row }: { readonly row: ListedCase }) => {
  const chosen = useContext(SelectionContext);
  if (chosen === null) return null;
  const { selection, toggle } = chosen;
  const isChecked = selection.has(row.id);
  return (
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      <Commands>
        <CheckBox
          label={`Auswählen: ${reviewerName(row)}, ${row.business_name}`}
          isLabelHidden
          isChecked={isChecked}
          isDisabled={isClosed(row) || (isFull(selection) && !isChecked)}
          onToggle={() => toggle(row)}
        />
      </Commands>
    </Box>
  );
};

interface ForwardBarProps {
  readonly selection: ReadonlyMap<string, ListedCase>;
  onSelect(selection: ReadonlyMap<string, ListedCase>): void;
}

/** What can be done with the chosen ones: enter that they went to the platform together. */
const ForwardBar = ({ selection, onSelect }: ForwardBarProps) => {
  const [isForwarding, forward] = useState(false);
  if (selection.size === 0 && !isForwarding) return null;
  return (
    <>
      <Box component="section" aria-label="Ausgewählte Fälle" sx={bulkBarStyle}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{selectedWords(selection)}</Typography>
        <Button sx={{ ...onNight, mr: 'auto' }} onClick={() => onSelect(new Map())}>
          Auswahl aufheben
        </Button>
        <Button variant="outlined" sx={onNight} onClick={() => forward(true)}>
          Als übermittelt eintragen
        </Button>
      </Box>
      {isForwarding ? (
        <BulkForwardDialog
          initialReviews={[...selection.values()]}
          onLeft={(left) => onSelect(new Map([...selection].filter(([id]) => left.includes(id))))}
          onClose={() => forward(false)}
        />
      ) : null}
    </>
  );
};

const NO_ROWS: readonly ListedCase[] = [];

/** Around the rows of the list: what happens to them shows in place, what may have come in is offered. Nothing jumps. */
export const CaseRows = ({ children }: { readonly children: ReactNode }) => {
  const { data: rows, filterValues: filter, refetch } = useListContext<ListedCase>();
  const heard = useLiveUpdates();
  const [reloadedAt, setReloadedAt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const loadedAt = rows ? Math.max(reloadedAt, firstSeenAt(rows, heard.newest)) : 0;
  const news = rows ? caseNews({ rows, filter, loadedAt }, heard) : NO_CASE_NEWS;
  const byNow = useRowsByNow(news.changed, news.newest);
  const [selection, select] = useSelection<ListedCase>(rows ?? NO_ROWS);
  const showNews = async () => {
    const before = heard.newest;
    setLoading(true);
    const answer = await refetch();
    setLoading(false);
    if (!answer?.isError) setReloadedAt(before);
  };
  const standingOf = (id: string): Standing => {
    const row = byNow.get(id);
    return row === undefined ? null : { row };
  };
  return (
    <StandingContext value={standingOf}>
      <NewChanges count={news.count} isUnsure={news.isUnsure} isLoading={isLoading} onReload={() => void showNews()} />
      <SelectionContext value={{ selection, toggle: (row) => select(toggled(selection, row)) }}>
        {children}
        <Box role="status" sx={visuallyHidden}>
          {selection.size === 0 ? '' : selectedWords(selection)}
        </Box>
        <Commands>
          <ForwardBar selection={selection} onSelect={select} />
        </Commands>
      </SelectionContext>
    </StandingContext>
  );
};
