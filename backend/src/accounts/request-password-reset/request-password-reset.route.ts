import { forgotPasswordBodySchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { FastifyRequest } from 'fastify';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import type { FindAccount } from '../find-account.ts';
import type { SameTime } from '../same-time.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export interface RequestPasswordResetRouteDeps {
  readonly commands: CommandHandler;
  readonly findAccount: FindAccount;
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
    answers: { 200: messageSchema },
    records: ['PasswordResetCodeIssued'],
    example: { body: { email: given('owner', 'email') } },
  },
  (deps: RequestPasswordResetRouteDeps) => {
    const issueCode = async (request: FastifyRequest, email: string) => {
      const account = await deps.findAccount(email);
      if (account === null) return;
      await deps.commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(account.accountId),
        decide: (state) => requestPasswordReset(state, { now: deps.now() }),
        context: deps.kit.commandContext(request, account.accountId),
      });
    };
    return async (request) => {
      await deps.inSameTime(issueCode(request, request.body.email));
      return ANSWER;
    };
  },
);
