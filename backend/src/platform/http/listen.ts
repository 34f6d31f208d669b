import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { FastifyInstance } from 'fastify';

export interface Address {
  readonly host: string;
  readonly port: number;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'ist schon belegt; beenden Sie das andere Programm oder wählen Sie mit PORT einen anderen',
  EACCES: 'darf dieser Benutzer nicht öffnen; wählen Sie mit PORT einen über 1023',
  EADDRNOTAVAIL: 'gibt es auf diesem Rechner nicht; prüfen Sie HOST',
  ENOTFOUND: 'gibt es auf diesem Rechner nicht; prüfen Sie HOST',
};

const refusalFor = (error: unknown, { host, port }: Address): unknown => {
  const problem = PROBLEMS[error instanceof Error && 'code' in error ? String(error.code) : ''];
  if (problem === undefined) return error;
  return new StartRefused(`Die Adresse ${host}, Port ${port}, ${problem}.`, { cause: error });
};

/** Throws `StartRefused` when nothing can listen there: asked before the long part of a start, not after it. */
export const probeAddress = async ({ host, port }: Address): Promise<void> => {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw refusalFor(error, { host, port });
  } finally {
    probe.close();
  }
};

/** Opens the server's doors. Throws `StartRefused` when the address is taken or not there. */
export const listen = async (app: FastifyInstance, { host, port }: Address): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusalFor(error, { host, port });
  }
};
