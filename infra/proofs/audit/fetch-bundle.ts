import { filesInTar } from '../../../backend/src/audit/testing/files-in-tar.ts';
import type { BundleFiles } from '../../../backend/src/audit/verify/verify-bundle.mjs';

const TIME_LIMIT_MS = 60_000;

/** The bundle as an admin or auditor downloads it from the running product. */
export const fetchBundle = async (url: string, token: string): Promise<BundleFiles> => {
  const answer = await fetch(`${url}/api/audit/bundle`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (answer.status !== 200) throw new Error(`GET /api/audit/bundle answers ${answer.status}.`);
  const files = filesInTar(Buffer.from(await answer.arrayBuffer()));
  const inBundle = (name: string) => [...files].find(([path]) => path.endsWith(`/${name}`))?.[1];
  return {
    has: (name: string) => inBundle(name) !== undefined,
    async *open(name: string) {
      yield inBundle(name) ?? Buffer.alloc(0);
    },
  };
};
