/** Does `work` for every item, at most `atOnce` at a time, in order. */
export const inBatches = async <Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) => {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
};
