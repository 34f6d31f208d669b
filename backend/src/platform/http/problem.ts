import type { Problem } from '@sternklar/contracts/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8';

const UNREADABLE = 'Anfrage nicht lesbar';

/** Titles of problems that their status alone does not name. */
const TITLES_BY_CODE: Readonly<Record<string, string>> = {
  'authentication-failed': 'Authentifizierung fehlgeschlagen',
  'code-invalid': 'Code ungültig',
  'code-too-soon': 'Noch kein neuer Code möglich',
  'idempotency-key-reused': 'Schlüssel schon verwendet',
  'invalid-content-length': UNREADABLE,
  'invalid-list-request': 'Liste so nicht möglich',
  'malformed-address': UNREADABLE,
  'malformed-json': UNREADABLE,
  'out-of-space': 'Kein Speicherplatz',
  'password-too-common': 'Passwort zu häufig',
  'request-still-running': 'Anfrage wird schon bearbeitet',
  'too-many-login-attempts': 'Zu viele Anmeldeversuche',
  'too-many-streams': 'Zu viele Live-Verbindungen',
  'unreadable-request': UNREADABLE,
};

const TITLES_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Nicht angemeldet',
  403: 'Nicht erlaubt',
  404: 'Nicht gefunden',
  409: 'Widerspruch zum aktuellen Stand',
  413: 'Anfrage zu groß',
  415: 'Format nicht unterstützt',
  422: 'Angaben ungültig',
  429: 'Zu viele Anfragen',
  500: 'Fehler im Server',
  503: 'Vorübergehend nicht erreichbar',
};

/** What a problem document is made from; everything else in it follows from the status, the code and the request. */
export interface ProblemParts {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: Problem['errors'];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The RFC 9457 document; extension members never replace its own. */
export const problemDocument = (parts: ProblemParts, requestId: string): Problem => ({
  ...parts.extensions,
  type: `urn:problem:${parts.code}`,
  title: TITLES_BY_CODE[parts.code] ?? TITLES_BY_STATUS[parts.status] ?? 'Anfrage abgelehnt',
  status: parts.status,
  detail: parts.detail,
  code: parts.code,
  instance: `urn:request:${requestId}`,
  ...(parts.errors ? { errors: parts.errors } : {}),
});

/** Answers a request with a problem document; serialised here, because routes only declare their successful answers. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, parts: ProblemParts) =>
  reply.code(parts.status).type(PROBLEM_MEDIA_TYPE).serializer(JSON.stringify).send(problemDocument(parts, request.id));
