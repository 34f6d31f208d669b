/** One part of a list. */
export interface ListPart<Row> {
  readonly data: readonly Row[];
  /** How many rows the whole list has. */
  readonly total?: number | undefined;
}

export interface ReadAllOptions<Row> {
  /** Reads page `page`, counted from 1, of `perPage` rows. */
  getPage(page: number, perPage: number): Promise<ListPart<Row>>;
  readonly perPage: number;
  /** No more rows than that are read. */
  readonly most: number;
  /** Told after every page: how many rows were read, and of how many. */
  onProgress?(rows: number, total: number): void;
}

/** Rows whose ids an address holds. */
const IDS_PER_ANSWER = 100;

/** Some rows of a list by their ids, a hundred at a time; those that are gone are left out. Rejects with what reading rejects with. */
export const readThese = async <Row extends { readonly id: string }>(
  ids: readonly string[],
  getSome: (ids: readonly string[]) => Promise<ListPart<Row>>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += IDS_PER_ANSWER) {
    rows.push(...(await getSome(ids.slice(from, from + IDS_PER_ANSWER))).data);
  }
  return rows;
};

/**
 * A whole list, page by page. Rows that slip onto a later page because newer ones came in meanwhile are taken once.
 * Rejects with what reading a page rejects with.
 */
export const readAll = async <Row extends { readonly id: string }>({
  getPage,
  perPage,
  most,
  onProgress,
}: ReadAllOptions<Row>): Promise<{ readonly rows: readonly Row[]; readonly total: number }> => {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { data, total } = await getPage(page, perPage);
    if (total === undefined) throw new Error('The list does not say how many rows it has.');
    for (const row of data) if (found.size < most) found.set(row.id, row);
    onProgress?.(found.size, total);
    const isLast = data.length === 0 || page * perPage >= total;
    if (isLast || found.size >= most) return { rows: [...found.values()], total };
  }
};
