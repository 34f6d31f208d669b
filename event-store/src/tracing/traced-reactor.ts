import type { Reactor } from '../reactor.ts';
import { originOf } from './command-origins.ts';
import type { Tracing } from './tracing.ts';

/** The same reactor, whose reactions are spans in the trace of the command that led to them. */
export const tracedReactor = (reactor: Reactor, tracing: Tracing): Reactor => ({
  ...reactor,
  react: (event) =>
    tracing.span(
      {
        name: `react ${reactor.name}`,
        kind: 'consumer',
        attributes: {
          'sternklar.reactor.name': reactor.name,
          'sternklar.event.type': event.type,
          'sternklar.log.position': event.position,
        },
        causes: [originOf(event)],
      },
      () => reactor.react(event),
    ),
});
