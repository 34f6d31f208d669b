/** Tells whether a reading of something is the newest that has come in; an answer overtaken by a later question is old. */
export interface Readings {
  /** A reading begins now. The function answers, once for each thing read, whether nothing begun later was there first. */
  begin(): (thing: string) => boolean;
}

export const createReadings = (): Readings => {
  const newest = new Map<string, number>();
  let begun = 0;
  return {
    begin: () => {
      const reading = ++begun;
      return (thing) => {
        if ((newest.get(thing) ?? 0) > reading) return false;
        newest.set(thing, reading);
        return true;
      };
    },
  };
};
