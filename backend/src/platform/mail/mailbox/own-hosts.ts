/** Names by which a browser reaches the machine it runs on, and no other. */
const LOOPBACK = /^(?:localhost|[^.]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const hostnameOf = (host: string): string | null => {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
};

/**
 * Whether a request's Host is one of ours: a loopback name, or that of `publicUrl`. A page elsewhere whose name is pointed at
 * this machine (DNS rebinding) comes with its own name, and may not read what lies here.
 */
export const isOwnHost = (host: string | undefined, publicUrl: string): boolean => {
  const hostname = hostnameOf(host ?? '');
  return hostname !== null && (LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname);
};
