import { UNSUBSCRIBE_PATH } from '../accounts/unsubscribe-by-mail/unsubscribe-by-mail.route.ts';
import type { Capability } from '../platform/capability.port.ts';
import { createMailDelivery, type MailDelivery } from '../platform/mail/index.ts';
import { tracedSending } from '../platform/mail/traced-sending.ts';
import type { CompositionOptions } from './composition-options.ts';
import { countMailOutcomes } from './product-metrics.ts';
import type { Services } from './services.ts';
import type { Storage } from './storage.ts';

interface MailParts {
  readonly options: CompositionOptions;
  readonly capabilities: readonly Capability[];
}

/** What sends the mails of the capabilities, and shows developers how they look. */
export const createProductMail = (
  { backgroundPool: pool, notifications, metrics, now }: Storage,
  { accountServices: { contactOf, unsubscribeTokens } }: Services,
  { options: { config, secrets, logger, tracing }, capabilities }: MailParts,
): MailDelivery => {
  const { brandName, mailFrom: from, operator, http } = config;
  return createMailDelivery({
    pool,
    notifications,
    smtpUrl: secrets.smtpUrl,
    settings: { brandName, publicUrl: http.publicUrl, from, operator },
    mails: capabilities.flatMap(({ mails = [] }) => mails),
    recipients: {
      contactOf,
      urlOf: (path) => `${http.publicUrl}${path}`,
      unsubscribeUrlOf: (accountId) =>
        `${http.publicUrl}${UNSUBSCRIBE_PATH}?token=${unsubscribeTokens.tokenOf(accountId)}`,
    },
    now,
    logger,
    onOutcome: countMailOutcomes(metrics),
    ...(tracing && { around: tracedSending(tracing) }),
  });
};
