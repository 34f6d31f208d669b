import type { CodeTries } from './code-tries.ts';
import { type CredentialsStore, FIRST_ID, type PendingCredentials } from './credentials/credentials.ts';
import type { KnownDevices } from './known-devices/known-devices.ts';
import type { Operators } from './operators.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface ReconcileDeps {
  readonly credentials: Pick<CredentialsStore, 'pending'>;
  readonly settle: (pending: PendingCredentials) => Promise<void>;
  readonly operators: Pick<Operators, 'alignRoles'>;
  readonly sessions: Pick<Sessions, 'forgetExpired'>;
  readonly knownDevices: Pick<KnownDevices, 'forgetExpired'>;
  readonly tries: Pick<CodeTries, 'forgetExpired'>;
  readonly now: () => Date;
}

const PAGE = 100;

/** Finishes or forgets what a crash left behind, and drops what has expired. Several processes may do it at once. */
export const createReconcile =
  ({ credentials, settle, operators, sessions, knownDevices, tries, now }: ReconcileDeps) =>
  async (): Promise<void> => {
    let page = await credentials.pending({ after: FIRST_ID, limit: PAGE });
    while (page.length > 0) {
      for (const pending of page) await settle(pending);
      page = await credentials.pending({ after: page.at(-1)?.id ?? FIRST_ID, limit: PAGE });
    }
    await operators.alignRoles();
    await sessions.forgetExpired();
    await knownDevices.forgetExpired();
    await tries.forgetExpired(now());
  };
