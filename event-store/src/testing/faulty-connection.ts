import { createServer, connect as openSocket, type Socket } from 'node:net';

/** A way to the test's PostgreSQL that fails on demand. */
export interface FaultyConnection {
  /** The same database, reached through here. */
  readonly url: string;
  /** Breaks every open connection. */
  cut(): void;
  /** Until `restore`, no connection is open and none can be made: as if the server were gone. */
  interrupt(): void;
  /**
   * Until `restore`, nothing that is sent arrives, either way, and nobody is told: as if a firewall had forgotten the connections.
   * New ones are taken and hear nothing. With a text: from the first request that contains it.
   */
  fallSilent(from?: string): void;
  /** What was silent is broken off; new connections work again. */
  restore(): void;
  /**
   * The next statement whose message contains the text is carried out, but the connection breaks before its answer
   * arrives. Resolves when that has happened.
   */
  loseAnswerTo(text: string): Promise<void>;
  /** The next message that contains the text breaks its connection before the server gets it. */
  loseRequest(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Fault {
  readonly text: string;
  readonly loses: 'request' | 'answer';
  happened(): void;
}

const createSilence = () => {
  let isOn = false;
  let from: string | undefined;
  return {
    isOn: () => isOn,
    begin(text?: string) {
      from = text;
      isOn = text === undefined;
    },
    end() {
      from = undefined;
      isOn = false;
    },
    swallows(request: Buffer): boolean {
      isOn ||= from !== undefined && request.includes(from);
      return isOn;
    },
  };
};

export const openFaultyConnection = async (url: string): Promise<FaultyConnection> => {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let interrupted = false;
  const silence = createSilence();
  let fault: Fault | undefined;

  const pair = (client: Socket): void => {
    if (interrupted) {
      client.destroy();
      return;
    }
    const server = openSocket(Number(target.port), target.hostname);
    let answerIsLost: Fault | undefined;
    const breakOff = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', breakOff);
      socket.on('close', () => {
        sockets.delete(socket);
        if (!silence.isOn()) breakOff();
      });
    }
    client.on('data', (request) => {
      if (silence.swallows(request)) return;
      const met = fault && request.includes(fault.text) ? fault : undefined;
      if (met) fault = undefined;
      if (met?.loses === 'request') {
        breakOff();
        met.happened();
      } else {
        answerIsLost ??= met;
        server.write(request);
      }
    });
    server.on('data', (answer) => {
      if (silence.isOn()) return;
      if (answerIsLost) {
        breakOff();
        answerIsLost.happened();
      } else {
        client.write(answer);
      }
    });
  };

  // Half open: while it is silent, not even a goodbye is answered.
  const listener = createServer({ allowHalfOpen: true }, pair);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('No port to listen on.');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const arm = (text: string, loses: Fault['loses']) =>
    new Promise<void>((happened) => {
      fault = { text, loses, happened };
    });

  return {
    url: through.href,
    cut,
    interrupt() {
      interrupted = true;
      cut();
    },
    fallSilent: silence.begin,
    restore() {
      interrupted = false;
      if (silence.isOn()) cut();
      silence.end();
    },
    loseAnswerTo: (text) => arm(text, 'answer'),
    loseRequest: (text) => arm(text, 'request'),
    async close() {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
};
