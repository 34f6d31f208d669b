import type { Access } from '../../../backend/src/platform/access.port.ts';
import { judge, type Trial } from './judge.ts';

const DECLARATIONS: readonly Access[] = [
  'public',
  'signed-in',
  'signed-in-or-visitor',
  ['admin'],
  ['auditor'],
  ['admin', 'auditor'],
];

const sameAs = (one: Access, other: Access) => [one].flat().sort().join() === [other].flat().sort().join();

export interface Control {
  /** How many wrong declarations were put to the judge. */
  readonly doctored: number;
  /** Those that the judge took for true: a hole in the proof. */
  readonly unnoticed: readonly string[];
}

/** The proof's own proof: had an operation declared anything else, its recorded answers would have given it away. */
export const controlTrials = (trials: readonly Trial[]): Control => {
  const doctored = [...Map.groupBy(trials, ({ operation }) => operation)].flatMap(([operation, tried]) =>
    DECLARATIONS.filter((access) => tried[0] && !sameAs(access, tried[0].access)).map((access) => ({
      name: `${operation} declared as ${[access].flat().join(' or ')}`,
      noticed: tried.some((trial) => judge({ ...trial, access }) !== null),
    })),
  );
  return { doctored: doctored.length, unnoticed: doctored.filter(({ noticed }) => !noticed).map(({ name }) => name) };
};
