interface Item {
  readonly at: number;
  readonly what: () => Promise<void>;
}

/** What is to happen later, the soonest first; `goTo` sets the clock that `now` reads. */
export const createAgenda = (now: () => Date, goTo: (moment: number) => void) => {
  const items: Item[] = [];
  return {
    later(ms: number, what: () => Promise<void>): void {
      const at = now().getTime() + ms;
      items.splice(items.findLastIndex((one) => one.at <= at) + 1, 0, { at, what });
    },
    /** Lets time pass; after each thing that happens comes what follows from it. */
    async until(moment: number, then: () => Promise<void>): Promise<void> {
      for (let next = items[0]; next && next.at <= moment; next = items[0]) {
        items.shift();
        goTo(next.at);
        await next.what();
        await then();
      }
      goTo(moment);
    },
  };
};
