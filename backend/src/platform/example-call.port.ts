/** Something that must be there for a call to work, made anew for each: `field` of what a world makes for `thing`. */
export interface Given {
  readonly given: string;
  readonly field: string;
}

type Value = string | number | boolean | null | Given | readonly Value[] | { readonly [name: string]: Value };

/**
 * A call as data. What it names stands there as `given('review')`; whoever makes the call (a proof of roles, of repetition, of
 * nonsense) makes these things first, for the caller whose call it is.
 */
export interface ExampleCall {
  readonly params?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value>>;
  readonly body?: Value;
  readonly headers?: Readonly<Record<string, Value>>;
  /** What must be there although the call does not name it: 'subscription' for whoever ends their own. */
  readonly needs?: readonly string[];
  /** Instead of the caller's own: of somebody made for this call, whom nobody else needs afterwards. */
  readonly token?: Given;
  /** What the call names, where not everybody reaches it. */
  readonly subject?: Given;
  /** Its answer when it comes again after its effect and the answer was lost; by default the same as before. */
  readonly statusAfterCrash?: number;
}

export const given = (thing: string, field = 'id'): Given => ({ given: thing, field });

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && 'given' in value && 'field' in value;

/** Everything that a call names. */
export const givensIn = (value: unknown): readonly Given[] => {
  if (isGiven(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(givensIn) : [];
};

/** The names of the things that a call needs. */
export const thingsOf = (example: ExampleCall): ReadonlySet<string> =>
  new Set([...(example.needs ?? []), ...givensIn(example).map(({ given: thing }) => thing)]);

/** The call with everything in it that `made` holds by thing and field. Throws for a field that is missing. */
export const filled = (
  example: ExampleCall,
  made: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): FilledCall => {
  const fill = (value: unknown): unknown => {
    if (isGiven(value)) {
      const found = made.get(value.given)?.[value.field];
      if (found === undefined) throw new Error(`Nothing is known of ${value.given}, or no ${value.field} of it.`);
      return found;
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(example) as FilledCall;
};

export interface FilledCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | null;
  readonly subject?: string;
  readonly statusAfterCrash?: number;
}
