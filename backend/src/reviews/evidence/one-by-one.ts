/** Does what is asked for under one name one after the other; different names do not wait for each other. */
type OneByOne = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** In this process alone: who waits here holds no connection meanwhile. */
export const createOneByOne = (): OneByOne => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
};
