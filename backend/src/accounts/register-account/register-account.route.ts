import { registerAnswerSchema, registerBodySchema } from '@sternklar/contracts/accounts/account.api';
import { deviceTokenHeadersSchema } from '@sternklar/contracts/accounts/known-device.api';
import { CURRENT_TERMS } from '@sternklar/contracts/legal-versions';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { AUTHENTICATION_FAILED } from '../auth-refusals.ts';
import type { createIssuedCodeAnswer } from '../issued-code-answer.ts';
import { deviceTokenOf } from '../known-devices/device-token.ts';
import type { KnownDevices } from '../known-devices/known-devices.ts';
import type { RefuseCommonPassword } from '../passwords/refuse-common-password.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { createRegistration } from './registration.ts';

export interface RegisterAccountRouteDeps {
  readonly register: ReturnType<typeof createRegistration>;
  readonly refuseCommonPassword: RefuseCommonPassword;
  readonly sessions: Pick<Sessions, 'start'>;
  readonly knownDevices: Pick<KnownDevices, 'remember'>;
  readonly issuedCodeAnswer: ReturnType<typeof createIssuedCodeAnswer>;
  readonly kit: RequestKit;
}

const failed = () => new Refusal(400, 'authentication-failed', AUTHENTICATION_FAILED);
/** The version of `AccountRegistered`, which sets the first password. */
const FIRST_PASSWORD = 1;

export const registerAccountRoute = slice(
  {
    name: 'register-account',
    call: 'POST /auth/register',
    access: 'public',
    tag: 'Anmeldung',
    summary: 'Konto anlegen; der Code zur Bestätigung der Adresse kommt per E-Mail',
    body: registerBodySchema,
    headers: deviceTokenHeadersSchema,
    answers: { 201: registerAnswerSchema },
    edge: { refusalDetail: AUTHENTICATION_FAILED, idempotencyKey: false },
    records: [
      'AccountRegistered',
      'EmailAddressReserved',
      'EmailAddressReleased',
      'EmailVerificationCodeIssued',
      'RegistrationRepeated',
      'RegistrationAbandoned',
      'EmailAddressGivenUp',
    ],
    example: {
      body: {
        email: given('new-address', 'email'),
        password: 'stern-neu-1',
        phone_number: '',
        language: 'de',
        accepted_terms: CURRENT_TERMS,
      },
    },
  },
  (deps: RegisterAccountRouteDeps, app) => async (request, reply) => {
    const { email, password, phone_number, language, accepted_terms } = request.body;
    deps.refuseCommonPassword('password', password);
    const registered = await deps.register({
      email,
      password,
      phoneNumber: phone_number || null,
      language: language || 'de',
      terms: accepted_terms ?? null,
      by: { kind: 'owner' },
      contextFor: (accountId) => deps.kit.commandContext(request, accountId),
    });
    if (registered.rejected !== undefined) throw failed();
    const { accountId, handled } = registered;
    const { position } = handled;
    const device = deviceName(request.headers['user-agent']);
    const sessionId = await deps.sessions.start({
      accountId,
      version: FIRST_PASSWORD,
      readPosition: position,
      device,
    });
    if (sessionId === null) throw failed();
    await deps.knownDevices.remember({ accountId, token: deviceTokenOf(request), device });
    await deps.kit.untilVisible(request, reply, position);
    return reply
      .code(201)
      .send({ access_token: app.sessionTokens.sign(sessionId), ...deps.issuedCodeAnswer(handled.events) });
  },
);
