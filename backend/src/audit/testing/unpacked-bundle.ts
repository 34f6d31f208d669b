import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestWorld } from '../../testing/test-world.ts';
import { filesInTar } from './files-in-tar.ts';

/** Downloads a bundle as an auditor does and unpacks it; answers its folder below `target`. */
export const unpackedBundle = async (world: TestWorld, target: string): Promise<string> => {
  const { token } = await world.auditor();
  const answer = await world.app.inject({
    url: '/api/audit/bundle',
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 200) throw new Error(`The bundle was refused with ${answer.statusCode}.`);
  for (const [name, content] of filesInTar(answer.rawPayload)) {
    await mkdir(join(target, dirname(name)), { recursive: true });
    await writeFile(join(target, name), content);
  }
  const [root = ''] = await readdir(target);
  return join(target, root);
};
