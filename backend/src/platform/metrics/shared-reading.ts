/** The same question, asked once for all who ask while its answer is on the way. */
export const sharedReading = <Answer>(read: () => Promise<Answer>): (() => Promise<Answer>) => {
  let underWay: Promise<Answer> | null = null;
  return () => {
    underWay ??= read().finally(() => {
      underWay = null;
    });
    return underWay;
  };
};
