import type { Tracing } from '@sternklar/event-store/tracing/tracing';
import type { AroundSending } from './outbox-sender.ts';

/** Attempts to send mails as spans in the trace that asked for them: which template, never to whom. */
export const tracedSending =
  (tracing: Tracing): AroundSending =>
  ({ template, attempt, traceparent = null }, send) =>
    tracing.span(
      {
        name: `mail ${template}`,
        kind: 'consumer',
        attributes: { 'sternklar.mail.template': template, 'sternklar.mail.attempt': attempt },
        parent: traceparent,
      },
      async (span) => {
        const { state } = await send();
        span.set({ 'sternklar.mail.outcome': state });
        if (state === 'not-delivered') span.fail(state);
      },
    );
