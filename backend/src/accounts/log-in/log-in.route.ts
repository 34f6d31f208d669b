import { loginAnswerSchema, loginBodySchema } from '@sternklar/contracts/accounts/account.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Refusal } from '../../http/refusal.ts';
import { AUTHENTICATION_FAILED } from '../auth-refusals.ts';
import type { createLogIn } from './log-in.ts';

export interface LogInRouteDeps {
  readonly logIn: ReturnType<typeof createLogIn>;
}

export const logInRoute =
  ({ logIn }: LogInRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/auth/login',
      {
        config: { access: 'public', refusalDetail: AUTHENTICATION_FAILED, idempotencyKey: false },
        schema: {
          tags: ['Anmeldung'],
          summary: 'Anmelden; das Token gilt 12 Stunden',
          body: loginBodySchema,
          response: { 200: loginAnswerSchema },
        },
      },
      async (request) => {
        const sessionId = await logIn(request.body.email, request.body.password);
        if (sessionId === null) throw new Refusal(401, 'authentication-failed', AUTHENTICATION_FAILED);
        return { access_token: app.sessionTokens.sign(sessionId) };
      },
    );
  };
