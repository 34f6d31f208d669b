import { describeFailure } from '@sternklar/event-store/failure';
import { MailNotDelivered, type Transport } from '../mail/transport.ts';
import { encryptMessage, type ReceiverKeys } from './encrypt-message.ts';
import type { PostAnswer, PostMessage } from './post-message.ts';
import { isPushEndpoint, type PushServices } from './push-services.ts';
import type { Vapid } from './vapid.ts';

/** A message for one browser. */
export interface OutgoingPush {
  readonly deviceId: string;
  readonly endpoint: string;
  readonly keys: ReceiverKeys;
  readonly payload: object;
  /** A newer message of the same topic takes the place of one that the service still keeps: 32 characters of base64url at most. */
  readonly topic: string;
}

export interface PushTransportDeps {
  readonly vapid: Vapid;
  readonly services: PushServices;
  readonly post: PostMessage;
  /** The browser does not want to hear of us any more. */
  readonly forgetDevice: (deviceId: string) => Promise<void>;
  readonly now: () => Date;
}

/** How long a service keeps a message for a browser that is not there. */
const KEPT_FOR_S = 24 * 3_600;
/** No service keeps us waiting for longer. */
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Milliseconds that a service asks to wait, by seconds or a date. */
const retryAfterMs = (retryAfter: string | null, now: Date): number => {
  if (retryAfter === null) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : 0;
};

const isOver = ({ status }: PostAnswer) => status === 404 || status === 410;
const mayWorkLater = ({ status }: PostAnswer) => status === 429 || status >= 500;

/** Encrypts messages and hands them to the push service that the browser chose. */
export const createPushTransport = (deps: PushTransportDeps): Transport<OutgoingPush> => {
  const { vapid, services, post, forgetDevice, now } = deps;

  const posted = async ({ endpoint, keys, payload, topic }: OutgoingPush, signal: AbortSignal): Promise<PostAnswer> => {
    const url = new URL(endpoint);
    const headers = {
      authorization: vapid.authorizationFor(url),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_FOR_S),
      urgency: 'normal',
      topic,
    };
    const body = encryptMessage(Buffer.from(JSON.stringify(payload)), keys);
    return post(url, { headers, body }, signal).catch((error: unknown) => {
      throw new MailNotDelivered(`push service: ${describeFailure(error)}`, { permanent: false, unreached: true });
    });
  };

  return {
    async send(push, signal) {
      // Asked again: the list of services may have become shorter since the browser was switched on.
      if (!isPushEndpoint(push.endpoint, services)) {
        throw new MailNotDelivered('not the address of a known push service', { permanent: true });
      }
      const answer = await posted(push, signal);
      if (answer.status >= 200 && answer.status < 300) return;
      if (isOver(answer)) await forgetDevice(push.deviceId);
      const waitMs = retryAfterMs(answer.retryAfter, now());
      throw new MailNotDelivered(`push service: ${answer.status}`, {
        // The next try finds that there is nobody to tell, which is no fault.
        permanent: !isOver(answer) && !mayWorkLater(answer),
        retryAfterMs: waitMs,
        // A service that names a time is left alone until then.
        unreached: answer.status >= 500 && waitMs === 0,
      });
    },
    serverOf: ({ endpoint }) => URL.parse(endpoint)?.hostname ?? '',
    close: async () => undefined,
  };
};
