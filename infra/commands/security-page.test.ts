import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.ts';

const rows = readFileSync(resolve(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (promise|Promise)|^\|[- ]*\|/.test(line));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

describe('the promises of docs/security.md', () => {
  it('each name what holds them', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.split('|').length !== 4 || !/`|the same/.test(row.split('|')[2] ?? ''))).toEqual(
      [],
    );
  });

  it('name tests and proofs that there are', () => {
    const named = rows.flatMap((row) =>
      [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    const proofOf = (name: string) => /^(?:npm run )?prove (\S+)$/.exec(name)?.[1];
    const isThere = (name: string) => {
      const proof = proofOf(name);
      if (proof !== undefined) return existsSync(resolve(root, `infra/proofs/${proof}.proof.ts`));
      return files.some((file) => file === name || file.endsWith(`/${name}`));
    };
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});
