import { randomBytes } from 'node:crypto';
import { openVerifiedAccount } from '../../../backend/src/testing/accounts.ts';
import { addAuthenticatorApp } from '../../../backend/src/testing/authenticator-apps.ts';
import { posted, type World } from './attack.ts';

/** Somebody with an authenticator app, at a device that signed in before; a stranger has the password. */
export interface AppOwner {
  /** With the app's next code; the status of the answer. */
  logIn(): Promise<number>;
  /** With the code that was taken already, from the same device. */
  replay(): Promise<number>;
  /** From a device that never signed in. */
  logInElsewhere(more: { readonly app_code?: string; readonly recovery_code?: string }): Promise<number>;
  readonly recoveryCode: string;
}

export const ownerWithApp = async (world: World, email: string): Promise<AppOwner> => {
  const account = await openVerifiedAccount(world.ask, email);
  const { password } = account;
  const device = { 'device-token': randomBytes(32).toString('base64url') };
  const logIn = async (more: object, headers: Record<string, string>) =>
    (await posted(world, '/auth/login', { email, password, ...more }, headers)).status;
  const first = await logIn({}, device);
  if (first !== 200) throw new Error(`The first sign-in was answered ${first}.`);
  const { app, recoveryCodes } = await addAuthenticatorApp(world.ask, account, new Date());
  let taken = '';
  return {
    async logIn() {
      // Setting up took the present one.
      taken = app.code(new Date(), 1);
      return logIn({ app_code: taken }, device);
    },
    replay: () => logIn({ app_code: taken }, device),
    logInElsewhere: (more) => logIn(more, {}),
    recoveryCode: recoveryCodes[0] ?? '',
  };
};

/** All guesses that whoever knows the password has together; the status of one more. */
export const burnAppCodes = async (owner: AppOwner): Promise<number> => {
  let status = 0;
  for (let i = 0; i < 6; i += 1) status = await owner.logInElsewhere({ app_code: `00000${i}` });
  return status;
};
