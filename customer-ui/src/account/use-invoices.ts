import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import { useCallback, useEffect, useState } from 'react';
import { isSessionOver } from '../api/api-error.ts';
import { LOADING, type Loaded } from '../api/loaded.ts';
import type { InvoicesApi } from './invoices-api.ts';

/** As many as a year has. */
const PAGE_SIZE = 12;

export interface InvoiceList extends Loaded<Invoice> {
  /** There are older ones than those that are shown. */
  readonly hasOlder: boolean;
}

/** The newest invoices, and more of them as they are asked for. */
export const useInvoices = (api: InvoicesApi, onSessionOver: () => void) => {
  const [list, setList] = useState<InvoiceList>({ ...LOADING, hasOlder: false });
  const load = useCallback(
    async (shown: readonly Invoice[], isWanted: () => boolean = () => true) => {
      try {
        const more = await api.page(shown.length, PAGE_SIZE + 1);
        if (!isWanted()) return;
        // A new one may have pushed one that is shown into this page.
        const known = new Set(shown.map(({ id }) => id));
        const rows = [...shown, ...more.slice(0, PAGE_SIZE).filter(({ id }) => !known.has(id))];
        setList({ phase: 'ready', rows, hasOlder: more.length > PAGE_SIZE });
      } catch (error) {
        if (!isWanted()) return;
        if (isSessionOver(error)) onSessionOver();
        else setList((before) => ({ ...before, phase: 'failed' }));
      }
    },
    [api, onSessionOver],
  );
  useEffect(() => {
    let isOpen = true;
    void load([], () => isOpen);
    return () => {
      isOpen = false;
    };
  }, [load]);
  return { list, loadOlder: () => load(list.rows) };
};
