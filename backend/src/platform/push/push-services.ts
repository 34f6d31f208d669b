/** Names of hosts of push services; `*.name` stands for every host below a name. */
export type PushServices = readonly string[];

/** Those of Chrome and its kin, Firefox, Safari, and Edge. */
export const KNOWN_PUSH_SERVICES: PushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const MOST_CHARACTERS = 1_000;

const isOf = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/**
 * Whether this is an address that the server may post to, though a browser named it: of a known push service, by https, at
 * its usual port, and without a login.
 */
export const isPushEndpoint = (address: string, services: PushServices): boolean => {
  if (address.length > MOST_CHARACTERS || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  return services.some((service) => isOf(hostname, service));
};
