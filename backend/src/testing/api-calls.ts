import type { FastifyInstance, InjectOptions } from 'fastify';
import { assertDeclared } from './declared-statuses.ts';

export interface ApiAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed, as the test expects it; undefined when the answer is no JSON. */
  readonly body: Body;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Calls of the API below /api, in process, with one session or none. They reject when an answer's status is not declared.
 */
export interface ApiCalls {
  get<Body = unknown>(path: string, headers?: Headers): Promise<ApiAnswer<Body>>;
  post<Body = unknown>(path: string, payload?: object, headers?: Headers): Promise<ApiAnswer<Body>>;
  put<Body = unknown>(path: string, payload?: object, headers?: Headers): Promise<ApiAnswer<Body>>;
  delete<Body = unknown>(path: string, headers?: Headers): Promise<ApiAnswer<Body>>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const apiCalls = (app: FastifyInstance, token: string | null): ApiCalls => {
  const call = async <Body>(options: InjectOptions & { url: string }): Promise<ApiAnswer<Body>> => {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({
      ...options,
      url: `/api${options.url}`,
      headers: { ...authorization, ...options.headers },
    });
    assertDeclared(app, { method: options.method ?? 'GET', url: `/api${options.url}` }, answer.statusCode);
    // What a body looks like is the test's expectation.
    return { status: answer.statusCode, headers: answer.headers, body: parsed(answer.body) as Body };
  };
  return {
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: (url, payload, headers = {}) => call({ method: 'POST', url, ...(payload && { payload }), headers }),
    put: (url, payload, headers = {}) => call({ method: 'PUT', url, ...(payload && { payload }), headers }),
    delete: (url, headers = {}) => call({ method: 'DELETE', url, headers }),
  };
};
