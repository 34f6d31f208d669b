import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const WITHIN_MS = 4_000;

/** Until when the certificate of a host holds, which Node has to trust. */
export const certificateUntil = async (host: string, port: number): Promise<Date> => {
  // An address is no name that could be asked for.
  const socket = connect({ host, port, ...(isIP(host) === 0 && { servername: host }) });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(WITHIN_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.on('error', () => undefined).destroy();
  }
};
