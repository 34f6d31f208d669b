import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const unit = readFileSync(new URL('infra/systemd/sternklar.service', root), 'utf8');

it('the service starts by the script that an old Node can read, which says in a sentence that it is too old', () => {
  const [, script = '', target = ''] = /^ExecStart=\/usr\/bin\/node (\S+\.mjs) (\S+)$/m.exec(unit) ?? [];
  expect(script).toBe('infra/commands/run.mjs');
  expect(existsSync(new URL(`${target}.ts`, root))).toBe(true);
});
