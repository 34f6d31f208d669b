const TIME_LIMIT_MS = 10_000;

/** What came back: the parsed body, or null when there was no answer that acknowledges anything. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

export type Client = <Answer>(call: Call) => Promise<Answer | null>;

/** A client that treats every failure (refused, cut off, 5xx) as 'not acknowledged'. Throws on a 4xx: a fault of the proof. */
export const createClient =
  (url: () => string): Client =>
  async <Answer>({ method = 'GET', path, token, body }: Call) => {
    const answer = await fetch(`${url()}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch(() => null);
    if (answer === null || answer.status >= 500) return null;
    const json = await answer.json().catch(() => null);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json as Answer | null;
  };

/** The same call until it is answered, with a pause between, for 60 s at most; for preparations that must succeed. */
export const insist = async <Answer>(client: Client, call: Call): Promise<Answer> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await client<Answer>(call);
    if (answer !== null) return answer;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error(`No answer to ${call.path} within a minute.`);
};
