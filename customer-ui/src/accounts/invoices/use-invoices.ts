import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSessionOver } from '../../api/api-error.ts';
import { LOADING, type Loaded } from '../../api/loaded.ts';
import type { InvoicesApi } from './invoices-api.ts';

/** As many as a year has. */
const PAGE_SIZE = 12;
/** As many as are read again at most when they may have changed. */
const MOST_AGAIN = 96;

export interface InvoiceList extends Loaded<Invoice> {
  /** There are older ones than those that are shown. */
  readonly hasOlder: boolean;
}

/** The newest invoices, and more of them as they are asked for; read again with every one of `changes`. */
export const useInvoices = (api: InvoicesApi, changes: number, onSessionOver: () => void) => {
  const [list, setList] = useState<InvoiceList>({ ...LOADING, hasOlder: false });
  /** Only the newest reading counts. */
  const readings = useRef(0);
  const shown = useRef<readonly Invoice[]>([]);

  const load = useCallback(
    async (before: readonly Invoice[], count: number) => {
      readings.current += 1;
      const reading = readings.current;
      const isOutdated = () => reading !== readings.current;
      try {
        const more = await api.page(before.length, count + 1);
        if (isOutdated()) return;
        // A new one may have pushed one that is shown into this page.
        const known = new Set(before.map(({ id }) => id));
        shown.current = [...before, ...more.slice(0, count).filter(({ id }) => !known.has(id))];
        setList({ phase: 'ready', rows: shown.current, hasOlder: more.length > count });
      } catch (error) {
        if (isOutdated()) return;
        if (isSessionOver(error)) onSessionOver();
        else setList((now) => ({ ...now, phase: 'failed' }));
      }
    },
    [api, onSessionOver],
  );
  useEffect(() => {
    const isFirst = changes === 0;
    void load([], isFirst ? PAGE_SIZE : Math.min(MOST_AGAIN, Math.max(PAGE_SIZE, shown.current.length)));
    return () => {
      readings.current += 1;
    };
  }, [load, changes]);
  return { list, loadOlder: () => load(shown.current, PAGE_SIZE) };
};
