import type { EventType } from '@sternklar/contracts/event-definitions';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Access } from './access.port.ts';
import type { ExampleCall } from './example-call.port.ts';

/** Of those whom `access` lets in, who reaches the thing that a call names by its id; to the others it does not exist. */
export type Reach =
  | 'owner'
  | 'owner-or-admin'
  /** Auditors know that it is there and are refused with 403. */
  | 'owner-or-admin-not-auditor'
  | 'owner-or-staff'
  | 'everybody';

/** What is answered, by status: a schema, or a description of something that is no JSON. */
type Answers = Readonly<Record<number, z.ZodType | { readonly description: string; readonly content: object }>>;

interface Inputs {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly headers?: z.ZodType;
}

/** What a use case is, as a value: documents, checks and proofs read it; `handle` is made of its dependencies at start. */
export interface SliceDeclaration extends Inputs {
  /** The stem of its file: 'submit-review'. */
  readonly name: string;
  /** Method and path below /api: 'POST /reviews'. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  readonly access: Access;
  /** Must be said where signed-in people name something by its id. */
  readonly reach?: Reach;
  readonly tag: string;
  /** German, for readers of the OpenAPI document; so is `description`. */
  readonly summary: string;
  readonly description?: string;
  readonly answers: Answers;
  /** Every event that it may record, on any stream; a test world refuses others. */
  readonly records: readonly EventType[];
  /** Statuses with which it refuses beside those that follow from the rest, each with a German sentence. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** A call that works for everybody who may make it. */
  readonly example: ExampleCall;
  /** How the edge treats it, where that is not the usual way. */
  readonly edge?: Omit<FastifyContextConfig, 'access' | 'refusals' | 'slice'>;
  /** Fastify's own options, where the defaults do not do. */
  readonly options?: Pick<RouteOptions, 'exposeHeadRoute' | 'onRequest'>;
  /** What holds for this call's address alone, such as a parser of its own. */
  readonly scope?: (app: FastifyInstance) => void;
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

type RequestTo<Declaration extends Inputs> = FastifyRequest<{
  Params: OutputOf<Declaration['params']>;
  Querystring: OutputOf<Declaration['query']>;
  Body: OutputOf<Declaration['body']>;
  Headers: OutputOf<Declaration['headers']>;
}>;

type AnswerOf<Declared extends Answers> = {
  [Status in keyof Declared]: Declared[Status] extends z.ZodType ? z.input<Declared[Status]> : never;
}[keyof Declared];

type Handler<Declaration extends SliceDeclaration> = (
  request: RequestTo<Declaration>,
  reply: FastifyReply,
) => Promise<AnswerOf<Declaration['answers']> | FastifyReply>;

/** A use case with one call. A list of slices takes the dependencies of all of them. */
export interface Slice<in Dependencies = never> extends SliceDeclaration {
  /** Below /api. */
  register(app: FastifyInstance, dependencies: Dependencies): void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the slice whose call it is. */
    slice?: string;
  }
}

/** `handle` is called once, at start, with what the slice needs; what it returns answers each request. */
export const slice = <const Declaration extends SliceDeclaration, Dependencies>(
  declaration: Declaration,
  handle: (dependencies: Dependencies, app: FastifyInstance) => Handler<Declaration>,
): Slice<Dependencies> => {
  const declared: SliceDeclaration = declaration;
  const add = (app: FastifyInstance, dependencies: Dependencies): void => {
    app.route(routeOf(declared, handle(dependencies, app) as RouteOptions['handler']));
  };
  return {
    ...declared,
    register(app, dependencies) {
      const { scope } = declared;
      if (!scope) return add(app, dependencies);
      app.register(async (inner) => {
        scope(inner);
        add(inner, dependencies);
      });
    },
  };
};

const routeOf = (declared: SliceDeclaration, handler: RouteOptions['handler']): RouteOptions => {
  const { name, call, access, tag, summary, description, params, query, body, headers, answers, refusals } = declared;
  const [method = '', url = ''] = call.split(' ');
  return {
    method,
    url,
    ...declared.options,
    config: { slice: name, access, ...(refusals && { refusals }), ...declared.edge },
    schema: {
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(headers && { headers }),
      response: answers,
    },
    handler,
  };
};
