import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  attributes: z.array(attribute).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
});
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export interface ReceivedSpan extends Omit<z.output<typeof spanSchema>, 'attributes'> {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Of the process that sent it. */
  readonly resource: Readonly<Record<string, unknown>>;
}

export interface OtlpReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  spans(): readonly ReceivedSpan[];
  /** Everything that was sent, as it came: addresses, headers and bodies. */
  everything(): string;
  close(): Promise<void>;
}

const plain = (attributes: readonly z.output<typeof attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = (body: string): ReceivedSpan[] =>
  requestSchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: plain(span.attributes),
        resource: plain(resource.attributes),
      })),
    ),
  );

/** A collector that takes traces by HTTP on a free port, or with `answers: false` one that never answers. */
export const startOtlpReceiver = async ({ answers = true } = {}): Promise<OtlpReceiver> => {
  const requests: { head: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const head = `${request.url} ${JSON.stringify(request.headers)}`;
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    requests.push({ head, body });
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => requests.flatMap(({ body }) => spansIn(body)),
    everything: () => requests.map(({ head, body }) => `${head}\n${body}`).join('\n'),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
