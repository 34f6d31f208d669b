import type { EventStore } from '@sternklar/event-store/event-store';
import type { MasterKeys } from '@sternklar/event-store/personal-data/master-key-ring';
import type { FastifyBaseLogger } from 'fastify';
import type { PasswordHasher } from '../accounts/passwords/password-hasher.ts';
import type { Capability } from '../platform/capability.port.ts';
import type { DatabaseUrls } from '../platform/log/open-database.ts';
import type { PostMessage } from '../platform/push/post-message.ts';
import type { Config, GivenSecrets } from '../platform/settings/config.ts';
import type { Secrets } from '../platform/settings/secrets.ts';
import type { ProcessTracing } from '../platform/tracing/process-tracing.ts';

/** What the product is made from. */
export interface CompositionOptions {
  readonly config: Config;
  readonly secrets: Omit<Secrets, 'masterKey'> & {
    readonly masterKey: MasterKeys;
    readonly auditSigningKey: Buffer;
  } & Pick<
      GivenSecrets,
      | 'formerAuditSigningKey'
      | 'kafkaLogin'
      | 'evidenceS3'
      | 'smtpUrl'
      | 'assistantKey'
      | 'stripe'
      | 'vapidKey'
      | 'firstAdmin'
      | 'firstAuditor'
    >;
  readonly database: DatabaseUrls;
  readonly logger: FastifyBaseLogger;
  readonly nextId: () => string;
  /** Closed by whoever opened it; without it nothing is traced. */
  readonly tracing?: ProcessTracing | undefined;
  /** Replaced by tests: time (the system's, and the database's for recorded times), password hashing, waiting. */
  readonly replaced?: {
    readonly now?: () => Date;
    /** Milliseconds since the machine was started; without it a replaced time is believed whatever it is. */
    readonly uptime?: () => number;
    readonly passwords?: PasswordHasher;
    /** What hands messages to push services. */
    readonly postPush?: PostMessage;
    readonly pause?: (ms: number) => Promise<unknown>;
    /** Put around what records events and around the log, to see which use case records what. */
    readonly around?: {
      store(store: EventStore): EventStore;
      capability(capability: Capability): Capability;
    };
  };
}
