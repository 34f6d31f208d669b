/** What was acknowledged, and as of when everybody must be able to see it. */
export interface Knowledge {
  /** Every review whose hand-in was acknowledged, by business. */
  readonly acknowledged: Map<string, string[]>;
  /** Review id → the least version that whoever reads from now on must see. */
  readonly visible: Map<string, number>;
}

export interface SeenReview {
  readonly id: string;
  readonly version: number;
}

export const createKnowledge = (): Knowledge => ({ acknowledged: new Map(), visible: new Map() });

/** What a reading that starts now must show of these reviews. */
export const owed = ({ visible }: Knowledge, ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.flatMap((id) => (visible.has(id) ? [[id, visible.get(id) ?? 0] as const] : [])));

/** From now on nobody may see an older version of a review. */
export const remember = ({ visible }: Knowledge, { id, version }: SeenReview): void => {
  visible.set(id, Math.max(version, visible.get(id) ?? 0));
};

/** Sentences on what a reading fails to show of what it owes: reviews that vanished, and statuses that went back. */
export const stale = (owing: ReadonlyMap<string, number>, seen: readonly SeenReview[]): readonly string[] => {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const faults: string[] = [];
  if (versions.size !== seen.length) faults.push('A list shows a review twice.');
  for (const [id, version] of owing) {
    const shown = versions.get(id);
    if (shown === undefined) faults.push(`The acknowledged review ${id} vanished from a list.`);
    else if (shown < version) faults.push(`Review ${id} went back from version ${version} to ${shown}.`);
  }
  return faults;
};
