/** A list from the server: its rows, and whether the last attempt to load it is running, done or failed. */
export interface Loaded<Row> {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Row[];
}

export const LOADING: Loaded<never> = { phase: 'loading', rows: [] };
