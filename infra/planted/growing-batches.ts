/** So many of the nearest run first: most faults are found by them. */
const FIRST = 6;
/** The more have found nothing, the more run at once: to start a run takes as long as some files. */
const GROWS_BY = 3;

/** All of them in their order: the first few, then three times as many, and so on. */
export const growingBatches = <Item>(items: readonly Item[]): readonly (readonly Item[])[] => {
  const batches: (readonly Item[])[] = [];
  let from = 0;
  for (let size = FIRST; from < items.length; size *= GROWS_BY) {
    batches.push(items.slice(from, from + size));
    from += size;
  }
  return batches;
};
