import { connect, isIP, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connect as connectByTls } from 'node:tls';

/** What a mail server says before anybody signs in. */
export interface MailServer {
  /** Whether it greeted as a mail server does. */
  readonly greets: boolean;
  /** Whether the connection is encrypted, or may be from here on. */
  readonly offersTls: boolean;
}

const WITHIN_MS = 4_000;
const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

const socketTo = ({ protocol, hostname, port }: URL): Socket => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const to = { host, port: Number(port) || (PORTS[protocol] ?? 587) };
  // An address is no name that could be asked for.
  const named = isIP(host) === 0 ? { ...to, servername: host } : to;
  return protocol === 'smtps:' ? connectByTls(named) : connect(to);
};

/** Greets, asks what it offers, and leaves; nothing is sent. Rejects where nobody answers. */
export const greetMailServer = async (url: URL): Promise<MailServer> => {
  const socket = socketTo(url);
  const { promise: silent, reject } = Promise.withResolvers<never>();
  socket.setTimeout(WITHIN_MS, () => reject(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' })));
  socket.on('error', reject);
  try {
    return await Promise.race([talk(socket, url.protocol === 'smtps:'), silent]);
  } finally {
    socket.destroy();
  }
};

const talk = async (socket: Socket, encrypted: boolean): Promise<MailServer> => {
  const offers: string[] = [];
  let greets = false;
  for await (const line of createInterface({ input: socket })) {
    const reply = /^(?<code>\d{3})(?<more>[ -])(?<said>.*)$/.exec(line)?.groups;
    if (!reply) break;
    if (greets) offers.push(reply.said ?? '');
    if (reply.more === '-') continue;
    if (greets || reply.code !== '220') break;
    greets = true;
    socket.write('EHLO sternklar-doctor.invalid\r\n');
  }
  return { greets, offersTls: encrypted || offers.some((offer) => /^starttls$/i.test(offer.trim())) };
};
