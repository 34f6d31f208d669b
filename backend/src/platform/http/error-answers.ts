import { TooManyConflicts } from '@sternklar/event-store/command-handler';
import { SubjectErased } from '@sternklar/event-store/event-codec';
import { EventStoreUnavailable } from '@sternklar/event-store/event-store';
import { isOutOfSpace } from '@sternklar/event-store/postgres/failures';
import { InvalidListRequest } from '@sternklar/projections/engine/lists/list-request';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.port.ts';
import { FilesUnavailable } from '../files.port.ts';
import { Refusal } from '../refusal.port.ts';
import { type ProblemParts, sendProblem } from './problem.ts';
import { validationProblem } from './validation.ts';

/** SQLSTATE classes for connections, resources (a full disk is one), shutdown and the system, and network errors. */
const AWAY = /^(?:08|53|57P|58|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)/;
/** The database driver's words for a connection that is lost or not to be had; it gives them no code. */
const LOST =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout (?:expired|exceeded when trying to connect))/;

/** Whether the database is away or overloaded, or others write all the time: what was asked for may work in a while. */
const isUnavailable = (error: Error & { code?: unknown }): boolean => {
  if (error instanceof EventStoreUnavailable || error instanceof TooManyConflicts) return true;
  return typeof error.code === 'string' ? AWAY.test(error.code) : LOST.test(error.message);
};

const UNAVAILABLE_RETRY_SECONDS = 5;

/** Refusals of the HTTP layer itself, by Fastify's error codes. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, ProblemParts>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'body-too-large', detail: 'Die Anfrage ist zu groß.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-media-type',
    detail: 'Bitte senden Sie die Anfrage als JSON (Content-Type: application/json).',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid-content-length',
    detail: 'Die Anfrage ist unvollständig angekommen.',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'malformed-address', detail: 'Die Adresse ist nicht lesbar.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, code: 'not-found', detail: 'Das haben wir nicht gefunden.' },
};

const refusalProblem = ({ status, code, detail, options }: Refusal): ProblemParts => ({
  status,
  code,
  detail,
  ...(options.errors ? { errors: [...options.errors] } : {}),
  ...(options.extensions ? { extensions: options.extensions } : {}),
});

const unexpected = (requestId: string): ProblemParts => ({
  status: 500,
  code: 'internal-error',
  detail: `Da ist uns ein Fehler unterlaufen. Bitte versuchen Sie es erneut. Anfrage-Nummer: ${requestId}`,
});

const invalidListRequest: ProblemParts = {
  status: 422,
  code: 'invalid-list-request',
  detail: 'So lässt sich diese Liste nicht sortieren oder filtern.',
};

const unavailable: ProblemParts = {
  status: 503,
  code: 'unavailable',
  detail: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Sekunden erneut.',
};

/** Also of a person whose account is erased this very moment, or of somebody who writes to one. */
const subjectErased: ProblemParts = {
  status: 409,
  code: 'personal-data-erased',
  detail: 'Das Konto oder die Daten dazu wurden gelöscht. Deshalb lässt sich hier nichts mehr speichern.',
};

/** Everything that needs no file goes on. */
const filesUnavailable: ProblemParts = {
  status: 503,
  code: 'files-unavailable',
  detail:
    'Dateien lassen sich gerade weder speichern noch öffnen; alles andere geht weiter. Bitte versuchen Sie es in einigen Minuten erneut.',
};

const OUT_OF_SPACE_RETRY_SECONDS = 60;
const FILES_RETRY_SECONDS = 60;

/** Reading goes on; writing does as soon as somebody has made room. */
const outOfSpace: ProblemParts = {
  status: 503,
  code: 'out-of-space',
  detail:
    'Es kann gerade nichts gespeichert werden, weil auf dem Server kein Platz mehr ist. Bitte versuchen Sie es in einigen Minuten erneut.',
};

const problemOf = (error: FastifyError | Refusal, request: FastifyRequest): ProblemParts => {
  if (error instanceof Refusal) return refusalProblem(error);
  if (error instanceof InvalidListRequest) return invalidListRequest;
  if (error instanceof SubjectErased) return subjectErased;
  if (error instanceof FilesUnavailable) return filesUnavailable;
  if (error.validation) return validationProblem(error);
  const known = FRAMEWORK_PROBLEMS[error.code];
  if (known) return known;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: error.statusCode, code: 'refused', detail: 'Diese Anfrage können wir nicht beantworten.' };
  }
  if (isOutOfSpace(error)) return outOfSpace;
  return isUnavailable(error) ? unavailable : unexpected(request.id);
};

const retryAfter = (error: Error, parts: ProblemParts): number | undefined => {
  if (error instanceof Refusal) return error.options.retryAfterSeconds;
  if (parts === outOfSpace) return OUT_OF_SPACE_RETRY_SECONDS;
  if (parts === filesUnavailable) return FILES_RETRY_SECONDS;
  return parts.status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined;
};

/** Turns anything thrown into a problem document. Details of unexpected errors go to the log, never to the caller. */
export const answerError = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
  const parts = problemOf(error, request);
  if (parts.status >= 500 && !(error instanceof Refusal)) request.log.error(describeError(error), 'request failed');
  if (parts.status === 401) reply.header('www-authenticate', 'Bearer');
  const seconds = retryAfter(error, parts);
  if (seconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(seconds)));
  const isTold = parts.status >= 500 || parts.status === 429 || (error instanceof Refusal && error.options.isToOwner);
  const detail = isTold ? undefined : request.routeOptions.config.refusalDetail;
  return sendProblem(request, reply, detail === undefined ? parts : { ...parts, detail });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the `detail` of every refusal of this route that is not to an owner, where a telling one would help to enumerate accounts. */
    refusalDetail?: string;
  }
}
