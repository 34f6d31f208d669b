import type { SubjectKind } from '@sternklar/contracts/personal-data';

/** Names whose data it is, as keys and stored fields do: `review:0198…`. Ids are UUIDs, whose case means nothing. */
export const subjectOf = (kind: SubjectKind, id: string): string => `${kind}:${id.toLowerCase()}`;
