import { it } from 'vitest';

/** What `it.each` gives to a test of a row. */
type ArgumentsOf<Row> = Row extends readonly [...infer Each] ? Each : [row: Row];

/**
 * `it.each`, of whose rows only so many first ones hold the plain case (all but so many last ones, when it is negative): the
 * others are long tests (decision 0058).
 */
export const plainFirst =
  <const Row>(plain: number, rows: readonly Row[]) =>
  (name: string, test: (...row: ArgumentsOf<Row>) => unknown): void => {
    const asTest = test as (...row: unknown[]) => Promise<void>;
    it.each(rows.slice(0, plain))(name, asTest);
    it.each(rows.slice(plain))(name, { tags: 'long' }, asTest);
  };
