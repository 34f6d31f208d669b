import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesOf, releases } from '../proofs/releases/kept-release.ts';
import { root } from './steps.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const packages = ['.', ...JSON.parse(read('package.json')).workspaces].map((folder) => `${folder}/package.json`);
/** Closed versions, the newest first. */
const sections = [...read('CHANGELOG.md').matchAll(/^## (?<version>\d+\.\d+\.\d+) · (?<date>\d{4}-\d\d-\d\d)$/gm)].map(
  ({ groups }) => ({ version: groups?.version, date: groups?.date }),
);

describe('versions', () => {
  it('all packages have the one that CHANGELOG closed last, also where they name one another', () => {
    for (const file of packages) {
      const { version, dependencies = {} } = JSON.parse(read(file));
      const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@sternklar/'));
      expect([file, version, ...own.map(([, asked]) => asked)]).toEqual([
        file,
        ...Array(own.length + 1).fill(sections[0]?.version),
      ]);
    }
  });

  it('each that was released has its commit, its section in CHANGELOG, and an installation that is kept', () => {
    for (const { version, date, commit } of releases()) {
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
      expect(sections).toContainEqual({ version, date });
      expect(existsSync(placesOf(version).kept), `npm run keep-release -- ${version}`).toBe(true);
    }
  });
});
