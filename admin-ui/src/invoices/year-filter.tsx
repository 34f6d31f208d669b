import { INVOICE_RETENTION_YEARS } from '@sternklar/contracts/constants';
import { useSyncExternalStore } from 'react';
import { useInput } from 'react-admin';
import { ChoiceInput, type ChoiceInputProps } from '../lists/filters.tsx';
import { formatSortableDay } from '../texts/format.ts';

/** As far back as names are kept; older ones are found by their number. */
const yearsUntil = (newest: number): readonly number[] =>
  Array.from({ length: INVOICE_RETENTION_YEARS + 1 }, (_, ago) => newest - ago);

const listenToNothing = () => () => {};
/** The year in Germany; null where the page is rendered for a browser that may read it in another one. */
const useYear = (): number | null =>
  useSyncExternalStore<number | null>(
    listenToNothing,
    () => Number(formatSortableDay(new Date()).slice(0, 4)),
    () => null,
  );

const YearInput = (props: Omit<ChoiceInputProps, 'choices'>) => {
  const year = useYear();
  const { field } = useInput({ source: props.source });
  const chosen = Number(field.value) || null;
  const years = year === null ? [] : yearsUntil(year);
  const offered = chosen === null || years.includes(chosen) ? years : [...years, chosen];
  return <ChoiceInput {...props} choices={offered.map((id) => ({ id, name: String(id) }))} />;
};

/** A year, always in sight. */
export const yearFilter = <YearInput key="year" source="year" label="Jahr" alwaysOn />;
