import type { OpenTracingOptions, ProcessTracing } from './process-tracing.ts';

/** Null without the setting. */
export const openTracing = async ({ settings, ...options }: OpenTracingOptions): Promise<ProcessTracing | null> => {
  if (settings === null) return null;
  const { createOtelTracing } = await import('./otel-tracing.ts');
  return createOtelTracing({ settings, ...options });
};
