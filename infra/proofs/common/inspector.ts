/** Makes a Node process listen for `connectInspector`, on a port of its own choice; given in NODE_OPTIONS. */
export const INSPECTED = '--inspect=127.0.0.1:0';

const TIME_LIMIT_MS = 60_000;

/** The part of the protocol's answers that is used. */
interface Answer {
  readonly id?: number;
  readonly result?: Result;
  readonly error?: { readonly message: string };
}
interface Result {
  readonly result?: { readonly value?: unknown; readonly objectId?: string };
  readonly objects?: { readonly objectId?: string };
  readonly exceptionDetails?: unknown;
}

/** A look into a process that was started with `INSPECTED`; nothing in it has to be made for that. */
export interface Inspector {
  collectGarbage(): Promise<void>;
  /** The value of an expression; it must be plain JSON of the type that the caller says. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** What a function, given in source, makes of the array of all living objects with the prototype of an expression. */
  overInstances<Value>(prototype: string, summarise: string): Promise<Value>;
  close(): void;
}

/** The address that a process started with `INSPECTED` prints. */
const addressIn = (output: string): string => {
  const address = /Debugger listening on (ws:\/\/\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('The process has not printed where its inspector listens.');
  return address;
};

type Call = (method: string, params?: object) => Promise<Result>;

const openSocket = async (address: string): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  await new Promise<void>((opened, failed) => {
    socket.onopen = () => opened();
    socket.onerror = () => failed(new Error('The inspector does not answer.'));
  });
  return socket;
};

/** Calls over the socket, each answered within a minute. */
const callsOver = (socket: WebSocket): Call => {
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let calls = 0;
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The inspector closed the connection.'));
  };
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error }: Answer = JSON.parse(String(data));
    if (result?.exceptionDetails) waiting.get(id)?.reject(new Error(JSON.stringify(result.exceptionDetails)));
    else if (result) waiting.get(id)?.resolve(result);
    else if (error) waiting.get(id)?.reject(new Error(error.message));
    waiting.delete(id);
  };
  return async (method, params = {}) => {
    calls += 1;
    const answer = Promise.withResolvers<Result>();
    waiting.set(calls, answer);
    const tooLate = setTimeout(() => answer.reject(new Error(`${method} took too long.`)), TIME_LIMIT_MS);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return answer.promise.finally(() => clearTimeout(tooLate));
  };
};

/** Connects to a process by what it has printed so far. */
export const connectInspector = async (output: string): Promise<Inspector> => {
  const socket = await openSocket(addressIn(output));
  const call = callsOver(socket);
  return {
    async collectGarbage() {
      await call('HeapProfiler.collectGarbage');
    },
    async evaluate<Value>(expression: string) {
      const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
      return result?.value as Value;
    },
    async overInstances<Value>(prototype: string, summarise: string) {
      const objectGroup = 'instances';
      const { result } = await call('Runtime.evaluate', { expression: prototype, objectGroup });
      const { objects } = await call('Runtime.queryObjects', { prototypeObjectId: result?.objectId, objectGroup });
      const summary = await call('Runtime.callFunctionOn', {
        objectId: objects?.objectId,
        functionDeclaration: `function () { return (${summarise})(this) }`,
        returnByValue: true,
      });
      await call('Runtime.releaseObjectGroup', { objectGroup });
      return summary.result?.value as Value;
    },
    close: () => socket.close(),
  };
};
