import { loginAnswerSchema, loginBodySchema } from '@sternklar/contracts/accounts/account.api';
import { deviceTokenHeadersSchema } from '@sternklar/contracts/accounts/known-device.api';
import { isStaff } from '../../platform/access.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { AUTHENTICATION_FAILED, inMinutes } from '../auth-refusals.ts';
import { deviceTokenOf } from '../known-devices/device-token.ts';
import type { KnownBrowser } from '../known-devices/known-browser.ts';
import type { KnownDevices } from '../known-devices/known-devices.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { createLogIn } from './log-in.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { SecondFactor } from './second-factor.ts';

export interface LogInRouteDeps {
  readonly logIn: ReturnType<typeof createLogIn>;
  readonly loginAttempts: LoginAttempts;
  readonly knownBrowser: KnownBrowser;
  readonly knownDevices: Pick<KnownDevices, 'remember'>;
  readonly secondFactor: SecondFactor;
  readonly sessions: Pick<Sessions, 'identityOf'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
}

const tooManyAttempts = (waitSeconds: number) =>
  new Refusal(
    429,
    'too-many-login-attempts',
    `Zu viele Anmeldeversuche mit dieser E-Mail-Adresse. Bitte versuchen Sie es in ${inMinutes(waitSeconds)} erneut oder setzen Sie Ihr Passwort zurück.`,
    { retryAfterSeconds: waitSeconds },
  );

export const logInRoute = slice(
  {
    name: 'log-in',
    call: 'POST /auth/login',
    access: 'public',
    tag: 'Anmeldung',
    summary: 'Anmelden; das Token gilt 12 Stunden',
    body: loginBodySchema,
    headers: deviceTokenHeadersSchema,
    answers: { 200: loginAnswerSchema },
    refusals: { 401: 'Adresse oder Passwort stimmen nicht, oder das Konto braucht mehr als das Passwort.' },
    edge: { refusalDetail: AUTHENTICATION_FAILED, idempotencyKey: false },
    records: ['RecoveryCodeUsed'],
    example: { body: { email: given('staff', 'email'), password: given('staff', 'password') } },
  },
  ({ logIn, loginAttempts, knownBrowser, knownDevices, secondFactor, sessions, kit }: LogInRouteDeps, app) =>
    async (request, reply) => {
      const { email, password, app_code: appCode, recovery_code: recoveryCode } = request.body;
      // Before the password is looked at, so that an eleventh guess learns nothing.
      const token = deviceTokenOf(request);
      const knownDeviceId = await knownBrowser(email, token);
      const guesser = knownDeviceId === null ? { email } : { knownDeviceId };
      const waitSeconds = await loginAttempts.begin(guesser);
      if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
      const device = deviceName(request.headers['user-agent']);
      const started = await logIn(email, password, {
        device,
        isKnown: knownDeviceId !== null,
        secondFactor: (accountId) =>
          secondFactor({
            accountId,
            knownDeviceId,
            appCode,
            recoveryCode,
            context: kit.commandContext(request, accountId),
          }),
      });
      if (started === null) throw new Refusal(401, 'authentication-failed', AUTHENTICATION_FAILED);
      const { accountId, sessionId } = started;
      await loginAttempts.forget(guesser);
      await knownDevices.remember({ accountId, token, device });
      // Nobody else has pages that are rendered for one person.
      const identity = await sessions.identityOf(sessionId);
      if (identity !== null && isStaff(identity)) app.pageCookies.give(reply, sessionId);
      return { access_token: app.sessionTokens.sign(sessionId) };
    },
);
