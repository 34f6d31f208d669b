import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

/** A logger that puts every line, of every level from debug on, into `lines`. */
export const collectingLogger = (lines: string[]): FastifyBaseLogger =>
  pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
