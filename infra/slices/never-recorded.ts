import type { Manifest } from '../../backend/src/platform/manifest.port.ts';

/**
 * What is declared, but was not seen in any test, a line each: 'reviews/submit-review ReviewSubmitted'. `seen` holds such
 * lines, with '-' where no slice, reactor or job was at work. What others declare is seen there, or beside a use case that
 * does not declare it itself.
 */
export const neverRecorded = (
  manifests: readonly Pick<Manifest, 'name' | 'slices' | 'reactors' | 'jobs' | 'others'>[],
  seen: ReadonlySet<string>,
): readonly string[] => {
  const own = manifests.flatMap(({ name, slices, reactors, jobs }) =>
    [...slices, ...reactors, ...jobs].flatMap((one) => one.records.map((type) => `${name}/${one.name} ${type}`)),
  );
  const declared = new Set(own);
  const besides = new Set([...seen].filter((line) => !declared.has(line)).map((line) => line.split(' ')[1]));
  const others = manifests.flatMap(({ name, others }) =>
    others.flatMap((one) =>
      one.records.filter((type) => !besides.has(type)).map((type) => `${name}/${one.name} ${type}`),
    ),
  );
  return [...own.filter((line) => !seen.has(line)), ...others];
};
