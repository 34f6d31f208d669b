import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../texts/format.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { catchFocus, newsPlace } from '../ui/focus.ts';

/** Whoever listens to the page is told of changes at most this often. */
const TOLD_EVERY_MS = 5_000;

interface NewChangesProps {
  /** How many changes are not shown yet. */
  readonly count: number;
  /** More may have happened than was heard. */
  readonly isUnsure: boolean;
  readonly isLoading: boolean;
  onReload(): void;
}

const wordsFor = (count: number, isUnsure: boolean): string => {
  if (isUnsure) return 'Vielleicht gibt es neue Änderungen';
  if (count === 0) return '';
  return count === 1 ? '1 neue Änderung' : `${formatCount(count)} neue Änderungen`;
};

/** The same words, but not more often than they can be read out. */
const useCalmly = (words: string): string => {
  const [told, setTold] = useState('');
  const isFirst = told === '' || words === '';
  useEffect(() => {
    const timer = setTimeout(() => setTold(words), isFirst ? 0 : TOLD_EVERY_MS);
    return () => clearTimeout(timer);
  }, [words, isFirst]);
  return told;
};

/** Says that a list has changed since it was loaded, and loads it when asked to: nothing jumps by itself. */
export const NewChanges = ({ count, isUnsure, isLoading, onReload }: NewChangesProps) => {
  const words = wordsFor(count, isUnsure);
  const told = useCalmly(words);
  const isPressed = useRef(false);
  useEffect(() => {
    // The button goes with the news that it brought.
    if (words === '' && isPressed.current) catchFocus(newsPlace());
    if (words === '') isPressed.current = false;
  }, [words]);
  const press = () => {
    isPressed.current = true;
    onReload();
  };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
      {words === '' ? null : (
        <Box sx={{ position: 'sticky', top: 116, zIndex: 3, display: 'flex', justifyContent: 'center', pb: 1.5 }}>
          <BusyButton
            variant="contained"
            className="new-changes"
            isBusy={isLoading}
            onClick={press}
            sx={{ minHeight: 44, px: 3, boxShadow: 'var(--shadow-2)' }}
          >
            {words} · Neu laden
          </BusyButton>
        </Box>
      )}
    </>
  );
};
