/** Up to so many rows are one part. */
const SHORT = 50;
const PART = 25;

export interface Part<Row> {
  /** The place of its first row in the whole, from 1. */
  readonly first: number;
  readonly rows: readonly Row[];
}

/** A long list in parts of equal length; a short one as it is. */
export const inParts = <Row>(rows: readonly Row[]): readonly Part<Row>[] => {
  if (rows.length <= SHORT) return [{ first: 1, rows }];
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, index) => ({
    first: index * PART + 1,
    rows: rows.slice(index * PART, (index + 1) * PART),
  }));
};
