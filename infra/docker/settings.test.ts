import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../backend/src/platform/settings/settings-schema.ts';

const infra = resolve(import.meta.dirname, '..');
const settings = Object.keys(settingsSchema.shape);
/** What nobody may read; NEW_MASTER_KEY is for one command alone. */
const secrets = settings.filter((name) => /_(?:KEY|SECRET|PASSWORD)$/.test(name) && name !== 'NEW_MASTER_KEY');

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(resolve(infra, file), 'utf8').matchAll(pattern)].map(([, name]) => name);

describe('the files that operators fill in', () => {
  it('have a place for every secret', () => {
    expect(secrets.length).toBeGreaterThan(7);
    expect(namesIn('docker/example.env', /^([A-Z][A-Z0-9_]+)=/gm)).toEqual(expect.arrayContaining(secrets));
    expect(namesIn('kubernetes/components/process/process.yaml', /name: sternklar, key: ([A-Z][A-Z0-9_]+)/g)).toEqual(
      expect.arrayContaining(secrets),
    );
  });

  it('name no setting that there is not', () => {
    const forCompose = ['SITE_ADDRESS', 'POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'APP_PASSWORD', 'GRAFANA_PASSWORD'];
    const named = [
      ...namesIn('docker/example.env', /^([A-Z][A-Z0-9_]+)=/gm).filter((name = '') => !forCompose.includes(name)),
      ...namesIn('kubernetes/base/settings.env', /^([A-Z][A-Z0-9_]+)=/gm),
      ...namesIn('kubernetes/components/kafka/settings.env', /^([A-Z][A-Z0-9_]+)=/gm),
      ...namesIn('kubernetes/components/process/process.yaml', /- name: ([A-Z][A-Z0-9_]+)$/gm),
      ...namesIn('kubernetes/base/deployments.yaml', /- \{ name: ([A-Z][A-Z0-9_]+),/g),
    ];
    expect(named.filter((name = '') => !settings.includes(name))).toEqual([]);
  });
});

it('the table of docs/operations.md has every setting, and nothing that is none', () => {
  const page = readFileSync(resolve(infra, '../docs/operations.md'), 'utf8');
  const [, table = ''] = /^## Settings$([\s\S]+?)^##/m.exec(page) ?? [];
  const rows = [...table.matchAll(/^\|(?<names>[^|]+)\|.+$/gm)];
  const named = rows.flatMap(({ groups }) =>
    [...(groups?.names ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(settings.filter((name) => !rows.some(([row]) => row.includes(`\`${name}\``)))).toEqual([]);
  expect(named.filter((name) => !settings.includes(name))).toEqual([]);
});
