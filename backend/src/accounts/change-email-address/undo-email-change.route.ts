import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeOnePress } from '../../platform/one-press.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { EmailChanges } from './email-change.ts';
import { undoPages } from './undo-pages.ts';
import type { UndoTokens } from './undo-tokens.ts';

/** The mail to the former address names it with the token of the change. */
export const UNDO_EMAIL_CHANGE_PATH = '/adresse-zurueck';

export interface UndoEmailChangeRouteDeps {
  readonly emailChanges: Pick<EmailChanges, 'undo' | 'formerAddressOf'>;
  readonly undoTokens: Pick<UndoTokens, 'changeOf'>;
  readonly kit: Pick<RequestKit, 'commandContext'>;
}

const querystring = z.object({ token: z.string().max(200).catch('') });

/**
 * Takes a change of address back, without signing in: the thief of an account has changed its password, too. Opening the address
 * does nothing, since mail scanners open everything; the page that it shows has one button.
 */
export const undoEmailChangeRoute =
  ({ emailChanges, undoTokens, kit }: UndoEmailChangeRouteDeps) =>
  async (server: FastifyInstance): Promise<void> => {
    await server.register(async (app) => {
      takeOnePress(app);
      const typed = app.withTypeProvider<ZodTypeProvider>();
      const options = { config: { access: 'public' as const }, schema: { hide: true, querystring } };
      typed.get(UNDO_EMAIL_CHANGE_PATH, options, async (request, reply) => {
        const change = undoTokens.changeOf(request.query.token);
        const former = change === null ? null : await emailChanges.formerAddressOf(change);
        return reply.sendMessagePage(former === null ? undoPages.unknown : undoPages.asked);
      });
      typed.post(UNDO_EMAIL_CHANGE_PATH, options, async (request, reply) => {
        const change = undoTokens.changeOf(request.query.token);
        if (change === null) return reply.sendMessagePage(undoPages.unknown);
        const { accountId } = change;
        const context = kit.commandContext(request, accountId);
        const handled = await emailChanges.undo({ ...change, context });
        return reply.sendMessagePage(handled.rejected === undefined ? undoPages.done : undoPages.unknown);
      });
    });
  };
