import { createHash } from 'node:crypto';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { describeError } from '../../describe-error.port.ts';
import { Refusal } from '../../refusal.port.ts';
import type { Claim, KeptAnswers } from './kept-answers.ts';
import type { KeptAnswer, RequestSecrets, SecretsOfRequest } from './request-secrets.ts';

/** New ids (UUIDv7 of the seed's time) that are the same, one after the other, whenever the seed (UUIDv7) is. */
const createRepeatableIds = (seed: string): (() => string) => {
  const msecs = Number.parseInt(seed.replaceAll('-', '').slice(0, 12), 16);
  let made = 0;
  return () => {
    made += 1;
    return v7({ msecs, random: createHash('sha256').update(`${seed} ${made}`).digest() });
  };
};

export interface IdempotencyDeps {
  readonly secretsOf: SecretsOfRequest;
  readonly answers: KeptAnswers;
}

export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
const SANE_KEY = /^[\x21-\x7e]+$/;
const REPLAYED_HEADER = 'idempotent-replayed';
const RETRY_AFTER_SECONDS = 1;

/** Whether a route takes an `Idempotency-Key`: every POST below /api, unless it says otherwise, and no other. */
export const takesIdempotencyKey = (method: string | readonly string[], config: FastifyContextConfig | undefined) =>
  config?.idempotencyKey ?? [method].flat().includes('POST');

const keyIn = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAX_LENGTH && SANE_KEY.test(key)) return key;
  const message = `Idempotency-Key muss aus 1 bis ${IDEMPOTENCY_KEY_MAX_LENGTH} Zeichen ohne Leerzeichen bestehen, zum Beispiel einer UUID.`;
  throw new Refusal(422, 'invalid-idempotency-key', message, { errors: [{ field: 'Idempotency-Key', message }] });
};

/**
 * No conflict, but too early: whoever comes back for another has the answer of the first, also where the process that was at
 * it has died. A proxy that repeats a request repeats this one, too, and passes no refusal on for what was carried out.
 */
const stillRunning = () =>
  new Refusal(
    503,
    'request-still-running',
    'Diese Anfrage wird gerade schon bearbeitet. Bitte versuchen Sie es gleich noch einmal.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

const usedForAnother = () =>
  new Refusal(
    422,
    'idempotency-key-reused',
    'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage. Bitte verwenden Sie für jede neue Anfrage einen neuen.',
  );

/** A request in whose place a later one with the same key may run, and what its answer is sealed with. */
interface RunningRequest {
  readonly claim: Claim;
  readonly secrets: RequestSecrets;
}

const replay = (reply: FastifyReply, { status, contentType, body }: KeptAnswer): FastifyReply =>
  reply.code(status).type(contentType).header(REPLAYED_HEADER, 'true').send(body);

/** Answers to keep: what the request came to. A broken machine or a limit says nothing about it. */
const isFinal = (status: number): boolean => status < 500 && status !== 429;

const answerOf = (reply: FastifyReply, payload: unknown): KeptAnswer | null =>
  typeof payload === 'string' && isFinal(reply.statusCode)
    ? { status: reply.statusCode, contentType: String(reply.getHeader('content-type')), body: payload }
    : null;

/**
 * A repeated request with the same `Idempotency-Key`, account and route answers as the first did and does nothing twice. Its
 * answer is kept before it is sent. When that failed, because the process died for example, the request runs again, and
 * its commands, which carry the same ids, find that they were carried out.
 */
export const registerIdempotency = (api: FastifyInstance, { secretsOf, answers }: IdempotencyDeps): void => {
  const running = new WeakMap<FastifyRequest, RunningRequest>();
  api.decorateRequest('repeatableId', null);
  api.decorateRequest('isFirstRun', false);

  // After validation: a request that breaks its schema does nothing and uses up no key.
  api.addHook('preHandler', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    const key = takesIdempotencyKey(request.method, config) ? keyIn(request) : null;
    if (key === null) return;
    const caller = request.identity?.accountId ?? request.visitor?.id ?? null;
    const owner = { caller, route: `${request.method} ${url}` };
    const secrets = secretsOf(owner, key);
    const { params, query, body, headers } = request;
    const requestHash = secrets.hashOf([params, query, body, headers['if-match']]);
    const found = await answers.claim({ keyHash: secrets.keyHash, requestHash });
    if (found.outcome === 'running') throw stillRunning();
    if (found.outcome === 'other-request') throw usedForAnother();
    if (found.outcome === 'answered') return replay(reply, secrets.open(found.answer));
    running.set(request, { claim: found, secrets });
    request.repeatableId = createRepeatableIds(found.seed);
    request.isFirstRun = found.isFirst;
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const finished = running.get(request);
    if (!finished) return;
    running.delete(request);
    const { claim, secrets } = finished;
    const answer = answerOf(reply, payload);
    try {
      await (answer === null ? answers.release(claim) : answers.keep(claim, secrets.seal(answer)));
    } catch (error) {
      // The answer is true all the same; a repetition will find its command carried out.
      request.log.warn(describeError(error), 'answer to a request with an Idempotency-Key could not be kept');
    }
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * False on POST routes that answer tokens or codes, or end the session that a key would belong to; true on others
     * that would do something twice when they are repeated.
     */
    idempotencyKey?: boolean;
  }
  interface FastifyRequest {
    /** Makes the ids of a request that may come again; null for requests without an Idempotency-Key. */
    repeatableId: (() => string) | null;
    /** Whether those ids are made for the first time. */
    isFirstRun: boolean;
  }
}
