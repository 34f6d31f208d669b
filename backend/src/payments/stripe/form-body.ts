/** Values of a form; objects and lists are written with brackets: `line_items[0][quantity]=1`. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

const pairsOf = (name: string, value: FormValue): readonly (readonly [string, string])[] => {
  if (value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
};

/** A body as Stripe reads it, application/x-www-form-urlencoded; what is null is left out. */
export const formBody = (fields: { readonly [name: string]: FormValue }): string =>
  new URLSearchParams(
    Object.entries(fields)
      .flatMap(([name, value]) => pairsOf(name, value))
      .map(([name, value]) => [name, value]),
  ).toString();
