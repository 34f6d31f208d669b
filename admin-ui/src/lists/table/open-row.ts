import { createContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** What the rows of one table share. */
export interface OpenRow {
  /** The row that is open in place; null while none is. */
  readonly openId: string | null;
  toggle(id: string): void;
  /** The one row that the tab key reaches. */
  readonly currentId: string | undefined;
  nameOf(row: RaRecord): string;
  /** What an open row shows. */
  panel(row: RaRecord): ReactNode;
}

export const OpenRowContext = createContext<OpenRow | null>(null);
