import type { Problem } from '@sternklar/contracts/problem';
import type { FastifyError } from 'fastify';
import { z } from 'zod';
import { germanIssue } from './german-issues.ts';
import type { ProblemParts } from './problem.ts';

type FieldErrors = NonNullable<Problem['errors']>;

const MAX_ERRORS = 20;
const MAX_MESSAGES_IN_DETAIL = 3;
/** Schemas bring their own German sentences; rules without one get those of `germanIssue`. */
export const speakGerman = (): void => {
  z.config({ localeError: germanIssue });
};

const fieldOf = (instancePath: string) => instancePath.split('/').filter(Boolean).join('.');

const noBody: ProblemParts = {
  status: 422,
  code: 'invalid-input',
  detail: 'Bitte senden Sie die Angaben als JSON-Objekt.',
};

const joined = (errors: FieldErrors) =>
  [...new Set(errors.map((error) => error.message))].slice(0, MAX_MESSAGES_IN_DETAIL).join(' ');

/** What a request that broke its schema is told: one sentence per field, and together as `detail`. */
export const validationProblem = (error: FastifyError): ProblemParts => {
  // An address that cannot name anything is not found, like one that names nothing.
  if (error.validationContext === 'params') {
    return { status: 404, code: 'not-found', detail: 'Das haben wir nicht gefunden.' };
  }
  const errors = (error.validation ?? [])
    .slice(0, MAX_ERRORS)
    .map((issue) => ({ field: fieldOf(issue.instancePath), message: issue.message ?? 'Die Angabe ist ungültig.' }));
  if (errors.every(({ field }) => field === '') && error.validationContext === 'body') return noBody;
  return { status: 422, code: 'invalid-input', detail: joined(errors), errors };
};
