import type { AddPushDeviceBody } from '@sternklar/contracts/accounts/push-device.api';

/** What a browser can do about push messages; null in one that knows none. */
export interface PushBrowser {
  permission(): NotificationPermission;
  /** Has the browser ask, unless it knows the answer. */
  askPermission(): Promise<NotificationPermission>;
  /** What it is subscribed with here; null when it is not. */
  endpoint(): Promise<string | null>;
  /** Subscribes at the push service of its maker, anew where it was with another key. */
  subscribe(publicKey: string): Promise<AddPushDeviceBody>;
  unsubscribe(): Promise<void>;
}

const asBody = (subscription: PushSubscription): AddPushDeviceBody => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
};

/** Without a service worker nobody could receive any: in private windows, and where storage is blocked. */
export const openPushBrowser = async (): Promise<PushBrowser | null> => {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration === undefined) return null;
  const { pushManager } = registration;
  const unsubscribe = async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
  };
  return {
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
    endpoint: async () => (await pushManager.getSubscription())?.endpoint ?? null,
    async subscribe(applicationServerKey) {
      await unsubscribe();
      await navigator.serviceWorker.ready;
      return asBody(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    },
    unsubscribe,
  };
};
