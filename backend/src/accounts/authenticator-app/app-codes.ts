import { subjectOf } from '@sternklar/contracts/personal-data';
import type { SealedFiles } from '../../platform/files.port.ts';
import type { AuthenticatorApps } from './authenticator-apps.ts';
import { stepOfCode } from './totp.ts';

/** Whose app it is, and which. */
export interface AppOf {
  readonly accountId: string;
  readonly appId: string;
}

/** The codes of apps that are set up; their secrets leave this place encrypted alone. */
export interface AppCodes {
  /** A new app's secret, to be kept. Throws `SubjectErased` once the account is. */
  seal(app: AppOf, secret: Buffer): Promise<Buffer>;
  /** True once for each step of time: a code that was taken, and those before it, are not taken again. */
  take(app: AppOf, entered: string): Promise<boolean>;
}

export interface AppCodesDeps {
  readonly authenticatorApps: Pick<AuthenticatorApps, 'one' | 'take'>;
  readonly files: Pick<SealedFiles, 'seal' | 'open'>;
  readonly now: () => Date;
}

const PLACE = 'secret of an authenticator app';

export const createAppCodes = ({ authenticatorApps, files, now }: AppCodesDeps): AppCodes => {
  const sealedFor = ({ accountId, appId }: AppOf) => ({ fileId: appId, subject: subjectOf('account', accountId) });
  return {
    seal: (app, secret) => files.seal(sealedFor(app), PLACE, secret),
    async take(app, entered) {
      const kept = await authenticatorApps.one(app.accountId, app.appId);
      const secret = kept && (await files.open(sealedFor(app), PLACE, kept.sealedSecret));
      const step = secret && stepOfCode(secret, entered, now());
      return step !== null && authenticatorApps.take(app.appId, step, now());
    },
  };
};
