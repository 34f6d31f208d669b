import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server that takes a whole message and then says nothing about it: closes the connection, or falls silent. */
export const startBrokenSmtpServer = async (trouble: 'closes the connection' | 'falls silent') => {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let message: string | null = null;
    socket.write('220 broken.test\r\n');
    socket.on('data', (chunk) => {
      if (message !== null) {
        message += chunk.toString('latin1');
        if (!message.endsWith('\r\n.\r\n')) return;
        messages.push(message);
        if (trouble === 'closes the connection') socket.destroy();
      } else if (/^DATA/i.test(chunk.toString('latin1'))) {
        message = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 broken.test\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Of the messages that it got. */
    messageIds: () => messages.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim()),
    async stop() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
};
