/** What others may build on: the calls of a version, and the events that it records. */
export interface Surface {
  /** 'PUT /api/reviews/:id/status' */
  readonly calls: readonly string[];
  readonly events: readonly string[];
}

const found = (page: string, pattern: RegExp): readonly string[] => [
  ...new Set([...page.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Reads it from a version's docs/slices.md. */
export const surfaceIn = (page: string): Surface => ({
  calls: found(page, /`((?:GET|POST|PUT|DELETE) \/api[^`]*)`/g).toSorted(),
  events: found(page.slice(page.indexOf('\n## Events\n')), /^\| `(\w+)` \|/gm).toSorted(),
});
