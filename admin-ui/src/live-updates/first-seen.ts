/** Up to which update each answer of the server was first seen: it is kept with the answer when a list is left. */
const seenAt = new WeakMap<object, number>();

/** The number of the newest update when the rows were first seen. */
export const firstSeenAt = (rows: object, newest: number): number => {
  const known = seenAt.get(rows);
  if (known !== undefined) return known;
  seenAt.set(rows, newest);
  return newest;
};
