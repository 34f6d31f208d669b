import { forgotPasswordBodySchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { deviceTokenHeadersSchema } from '@sternklar/contracts/accounts/known-device.api';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyRequest } from 'fastify';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import type { FindAccount } from '../find-account.ts';
import { deviceTokenOf } from '../known-devices/device-token.ts';
import type { KnownDevices } from '../known-devices/known-devices.ts';
import type { SameTime } from '../same-time.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export interface RequestPasswordResetRouteDeps {
  readonly commands: CommandHandler;
  readonly findAccount: FindAccount;
  readonly knownDevices: Pick<KnownDevices, 'idOf'>;
  readonly inSameTime: SameTime;
  readonly kit: Pick<RequestKit, 'commandContext'>;
  readonly now: () => Date;
}

const ANSWER = {
  message: 'Falls es zu dieser Adresse ein Konto gibt, haben wir soeben einen Code dorthin geschickt.',
} as const;

export const requestPasswordResetRoute = slice(
  {
    name: 'request-password-reset',
    call: 'POST /auth/forgot-password',
    access: 'public',
    tag: 'Anmeldung',
    summary: 'Code zum Zurücksetzen des Passworts anfordern; die Antwort ist mit und ohne Konto dieselbe',
    body: forgotPasswordBodySchema,
    headers: deviceTokenHeadersSchema,
    answers: { 200: messageSchema },
    records: ['PasswordResetCodeIssued'],
    example: { body: { email: given('owner', 'email') } },
  },
  (deps: RequestPasswordResetRouteDeps) => {
    const issueCode = async (request: FastifyRequest, email: string) => {
      const account = await deps.findAccount(email);
      if (account === null) return;
      const { accountId } = account;
      const knownDeviceId = await deps.knownDevices.idOf({ accountId, token: deviceTokenOf(request) });
      await deps.commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: (state) => requestPasswordReset(state, { now: deps.now(), knownDeviceId }),
        context: deps.kit.commandContext(request, accountId),
      });
    };
    return async (request) => {
      await deps.inSameTime(issueCode(request, request.body.email));
      return ANSWER;
    };
  },
);
