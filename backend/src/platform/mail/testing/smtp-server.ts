import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An SMTP reply that refuses a recipient or a message. */
export const smtpRefusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A real SMTP server on a loopback port; what it accepted is parsed. `port` 0 lets the system choose. */
export const startSmtpServer = async (options: SMTPServerOptions & { readonly port?: number } = {}) => {
  const { port = 0, ...serverOptions } = options;
  const received: { readonly email: Email; readonly raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: async (stream, _session, callback) => {
      const raw = Buffer.concat(await stream.toArray());
      received.push({ email: await PostalMime.parse(raw), raw: raw.toString('utf8') });
      callback();
    },
    ...serverOptions,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const boundPort = (server.server.address() as AddressInfo).port;
  return {
    port: boundPort,
    url: `smtp://127.0.0.1:${boundPort}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
