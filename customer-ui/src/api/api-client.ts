import { detailOf, fieldErrorsOf } from '@sternklar/contracts/error-detail';
import { ApiError } from './api-error.ts';

/** Every call is below this path of the page's own origin. */
const API_PREFIX = '/api';
const TIMEOUT_MS = 15_000;

export interface CallOptions {
  /** Wins over the stored token: a token just received must not lose against an older one. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** Lets the call finish although the page is being left. */
  readonly keepalive?: boolean;
  /** Beside those that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Names this call: sent again under the same key, the server does nothing twice. */
  readonly idempotencyKey?: string;
}

export interface ApiClient {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, body: object, options?: CallOptions): Promise<Answer>;
  /** The answer itself as soon as it begins; its body may still be coming. */
  postAndListen(path: string, body: object): Promise<Response>;
  put<Answer>(path: string, body: object, options?: CallOptions): Promise<Answer>;
  delete<Answer>(path: string, options?: CallOptions): Promise<Answer>;
}

interface ClientDeps {
  readonly fetch: typeof fetch;
  readonly storedToken: () => string | null;
}

interface Call extends CallOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const retryAfterOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
};

const codeOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : null;

const errorOf = (response: Response, body: unknown): ApiError =>
  new ApiError({
    status: response.status,
    code: codeOf(body),
    detail: detailOf(body),
    fieldErrors: fieldErrorsOf(body),
    retryAfterSeconds: retryAfterOf(response),
  });

const noAnswer = () => new ApiError({ status: 0, detail: null, fieldErrors: {}, retryAfterSeconds: null });

/** Calls to the product's API: JSON in and out, the stored token as bearer, 15 s at most. Failures are {@link ApiError}s. */
export const createApiClient = (deps: ClientDeps): ApiClient => {
  const requestOf = (call: Call): RequestInit => {
    const token = call.token ?? deps.storedToken();
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return {
      method: call.method,
      headers: {
        ...call.headers,
        Accept: 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: call.signal === undefined ? timeout : AbortSignal.any([call.signal, timeout]),
      cache: 'no-store',
      credentials: 'same-origin',
      keepalive: call.keepalive ?? false,
    };
  };

  const begin = async (call: Call): Promise<Response> => {
    try {
      return await deps.fetch(`${API_PREFIX}${call.path}`, requestOf(call));
    } catch {
      throw noAnswer();
    }
  };

  const send = async <Answer>(call: Call): Promise<Answer> => {
    const response = await begin(call);
    const body = await bodyOf(response).catch(() => {
      throw noAnswer();
    });
    if (!response.ok || body === undefined) throw errorOf(response, body);
    return body as Answer;
  };

  return {
    get: (path, options = {}) => send({ ...options, method: 'GET', path }),
    post: (path, body, options = {}) => send({ ...options, method: 'POST', path, body }),
    postAndListen: async (path, body) => {
      const response = await begin({ method: 'POST', path, body });
      if (!response.ok) throw errorOf(response, await bodyOf(response));
      return response;
    },
    put: (path, body, options = {}) => send({ ...options, method: 'PUT', path, body }),
    delete: (path, options = {}) => send({ ...options, method: 'DELETE', path }),
  };
};
