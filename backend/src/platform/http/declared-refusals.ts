import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { Access } from '../access.port.ts';
import { takesIdempotencyKey } from './idempotency/idempotency.ts';

/** A status with which an operation may refuse, and when. */
export interface DeclaredRefusal {
  readonly status: number;
  /** A German sentence for readers of the OpenAPI document. */
  readonly description: string;
}

interface DeclaredRoute {
  readonly method: string | readonly string[];
  readonly schema?: FastifySchema | undefined;
  readonly config?: FastifyContextConfig | undefined;
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist nicht lesbar, oder was sie nennt, gilt nicht oder nicht mehr.',
  401: 'Ohne gültige Sitzung.',
  403: 'Mit der falschen Rolle.',
  404: 'Das gibt es nicht, oder es gehört jemand anderem.',
  409: 'Es widerspricht dem aktuellen Stand.',
  413: 'Die Anfrage ist zu groß.',
  415: 'Die Anfrage ist kein JSON.',
  422: 'Angaben fehlen oder sind ungültig.',
  429: 'Zu viele Anfragen; `Retry-After` nennt die Wartezeit in Sekunden.',
  500: 'Ein Fehler im Server.',
  503: 'Der Dienst ist gerade überlastet oder nicht erreichbar, oder dieselbe Anfrage läuft noch; `Retry-After` nennt die Wartezeit in Sekunden.',
};

const isReading = ({ method }: DeclaredRoute): boolean =>
  [method].flat().every((name) => name === 'GET' || name === 'HEAD');

/** What the server does centrally, before and around a route's own work. */
const centralStatuses = (route: DeclaredRoute, access: Access): readonly number[] => {
  const reading = isReading(route);
  const usesNothing = reading && access === 'public';
  return [
    ...(reading ? [] : [400, 413, 415]),
    // An address whose parameter cannot be unescaped, or names nothing.
    ...(route.schema?.params ? [400, 404] : []),
    ...(access === 'public' ? [] : [401]),
    ...(Array.isArray(access) ? [403] : []),
    ...(takesIdempotencyKey([route.method].flat(), route.config) ? [409] : []),
    // Also text that cannot be stored, in a parameter that nobody reads.
    422,
    429,
    500,
    ...(usesNothing ? [] : [503]),
  ];
};

/** Every status with which an operation may refuse: what follows from its declaration, and its `config.refusals`. */
export const declaredRefusals = (route: DeclaredRoute, access: Access): readonly DeclaredRefusal[] => {
  const own = route.config?.refusals ?? {};
  const statuses = [...centralStatuses(route, access), ...Object.keys(own).map(Number)];
  return [...new Set(statuses)]
    .sort((one, other) => one - other)
    .map((status) => ({ status, description: own[status] ?? DESCRIPTIONS[status] ?? 'Abgelehnt.' }));
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Statuses with which this route refuses beside those that follow from its declaration, each with a German sentence. */
    refusals?: Readonly<Record<number, string>>;
  }
}
