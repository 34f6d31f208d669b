import { z } from 'zod';
import type { TracingSettings } from '../tracing/process-tracing.ts';

const endpoint = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\/[^/@]+(?:\/|$)/.test(value),
    'muss eine Adresse wie http://otel-collector:4318 sein; Schlüssel gehören nach OTEL_EXPORTER_OTLP_HEADERS.',
  );

const HEADER = /^[\w!#$%&'*+.^`|~-]{1,100}=[\x21-\x7e ]{0,4000}$/;
const NOT_HEADERS = 'muss wie authorization=Bearer%20abc aussehen, mehrere durch Komma getrennt.';

/** `name=value`, comma-separated, values percent-encoded. */
const headers = z.string().transform((list, context): Readonly<Record<string, string>> => {
  const entries = list.split(',').map((entry) => entry.trim());
  try {
    if (!entries.every((entry) => HEADER.test(entry))) throw new URIError();
    return Object.fromEntries(entries.map((entry) => namedValue(entry)));
  } catch {
    context.addIssue(NOT_HEADERS);
    return z.NEVER;
  }
});

const namedValue = (entry: string): readonly [string, string] => {
  const end = entry.indexOf('=');
  return [entry.slice(0, end).toLowerCase(), decodeURIComponent(entry.slice(end + 1))];
};

/** A parent's decision is nothing that other processes know, so `parentbased_…` means the same as without it. */
const sampler = z.enum(
  [
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ],
  'muss always_on, always_off oder traceidratio sein, auch mit parentbased_ davor.',
);
const ratio = z
  .string()
  .regex(/^(?:0|1|0?\.\d{1,9}|[01]\.0+)$/, 'muss eine Zahl von 0 bis 1 sein.')
  .transform(Number);

/** The names are OpenTelemetry's own. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().trim().max(200, 'darf höchstens 200 Zeichen haben.').default('sternklar'),
  OTEL_TRACES_SAMPLER: sampler.default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
};
type Given = z.output<z.ZodObject<typeof tracingSettings>>;

const ratioFrom = ({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument }: Given): number => {
  if (name.endsWith('always_off')) return 0;
  return name.endsWith('always_on') ? 1 : argument;
};

/** Null: no traces. The address of everything gets the path of traces, theirs alone is taken as it is. */
export const tracingFrom = (given: Given): TracingSettings | null => {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  const share = ratioFrom(given);
  return url === undefined || share === 0 ? null : { url, serviceName: given.OTEL_SERVICE_NAME, ratio: share };
};
