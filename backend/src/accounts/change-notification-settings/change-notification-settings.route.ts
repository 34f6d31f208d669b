import { changeNotificationSettingsBodySchema } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { accountStreamType } from '../account.ts';
import { accountGone, accountMayBeGone, TAG } from '../account-answers.ts';
import { changeNotificationSettings } from './change-notification-settings.ts';

export interface ChangeNotificationSettingsRouteDeps {
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly kit: RequestKit;
}

const messageFor = (statusMails: boolean) =>
  statusMails
    ? 'Sie bekommen wieder eine E-Mail, wenn sich der Status einer Bewertung ändert.'
    : 'Sie bekommen keine E-Mails mehr, wenn sich der Status einer Bewertung ändert.';

export const changeNotificationSettingsRoute = slice(
  {
    name: 'change-notification-settings',
    call: 'PUT /account/notifications',
    access: 'signed-in',
    tag: TAG,
    summary: 'Festlegen, ob bei jeder Änderung eines Status eine E-Mail kommt; Codes und Warnungen kommen immer',
    body: changeNotificationSettingsBodySchema,
    answers: { 200: messageSchema },
    refusals: accountMayBeGone,
    records: ['NotificationSettingsChanged'],
    example: { body: { status_mails: false } },
  },
  ({ commands, kit }: ChangeNotificationSettingsRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const statusMails = request.body.status_mails;
      const handled = await commands.handle({
        streamType: accountStreamType,
        streamId: accountStream(accountId),
        decide: (state) => changeNotificationSettings(state, { statusMails }),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw accountGone();
      await kit.untilVisible(request, reply, handled.position);
      return { message: messageFor(statusMails) };
    },
);
