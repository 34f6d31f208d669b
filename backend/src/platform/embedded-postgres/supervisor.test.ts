import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { Attachment, AttachmentOptions } from './attachment.ts';
import { supervise } from './supervisor.ts';

/** No process has this id. */
const NOBODY = 2 ** 30;

const attachment = (port: number): Attachment => ({
  pid: NOBODY,
  port,
  session: new pg.Client(),
  adopted: false,
  release: () => undefined,
});

test('a PostgreSQL that cannot come back for long, on a full disk for example, is tried again until it can', async () => {
  const options: AttachmentOptions = {
    folder: { named: 'data', cluster: 'data', caches: [], user: undefined },
    programs: { initdb: '', postgres: '', pgCtl: '', major: '' },
    credentials: { superuser: '', owner: '', app: '' },
    durable: true,
    shared: false,
  };
  const waited: number[] = [];
  const attach = vi.fn<(options: AttachmentOptions, port?: number) => Promise<Attachment>>();
  const first = attachment(5_432);
  attach.mockResolvedValueOnce(first);
  for (let failures = 0; failures < 30; failures += 1) attach.mockRejectedValueOnce(new Error('no space left'));
  const again = Promise.withResolvers<void>();
  attach.mockImplementationOnce(async (_, port) => {
    again.resolve();
    return attachment(port ?? 0);
  });
  await supervise(options, { attach, pause: async (milliseconds) => waited.push(milliseconds) });
  first.session.emit('end');
  await again.promise;
  expect(attach).toHaveBeenCalledTimes(32);
  expect(attach).toHaveBeenLastCalledWith(options, 5_432);
  expect(waited.slice(0, 3)).toEqual([100, 200, 400]);
  expect(Math.max(...waited)).toBe(5_000);
});
