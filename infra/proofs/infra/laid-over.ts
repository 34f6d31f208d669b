type Named = { readonly name: string };

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areNamed = (list: readonly unknown[]): list is readonly Named[] =>
  list.every((item) => isMap(item) && typeof item.name === 'string');

const mapsLaidOver = (base: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, unknown>>) => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [key, key in base ? laidOver(base[key], value) : value]),
  ),
});

const listsLaidOver = (base: readonly Named[], patch: readonly Named[]) => [
  ...base.map((item) => laidOver(item, patch.find(({ name }) => name === item.name) ?? item)),
  ...patch.filter(({ name }) => !base.some((item) => item.name === name)),
];

/** As kustomize lays a patch over a manifest: maps by key, lists of named things by name; anything else is replaced. */
export const laidOver = (base: unknown, patch: unknown): unknown => {
  if (isMap(base) && isMap(patch)) return mapsLaidOver(base, patch);
  if (Array.isArray(base) && Array.isArray(patch) && areNamed(base) && areNamed(patch))
    return listsLaidOver(base, patch);
  return patch;
};
