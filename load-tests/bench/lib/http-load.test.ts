import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { prepareRequest } from './http-connection.ts';
import { measureAtRate } from './http-load.ts';

const STANDSTILL_MS = 120;

/** A server that stands still when the first request comes, and then answers everything at once. */
const startServer = async () => {
  const held: ServerResponse[] = [];
  let standing = true;
  let asked = 0;
  const answer = (response: ServerResponse) => response.writeHead(204, { 'content-length': 0 }).end();
  const goOn = () => {
    standing = false;
    held.forEach(answer);
  };
  const server = createServer((_request, response) => {
    asked += 1;
    if (asked === 1) setTimeout(goOn, STANDSTILL_MS);
    if (standing) held.push(response);
    else answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
};

it('sends as many as are due, and counts the wait of those that found no free connection', async () => {
  const server = await startServer();
  const request = prepareRequest({ method: 'GET', path: '/' });
  const target = { url: server.url, nextRequest: () => request, check: () => undefined };
  const { p50Ms, p99Ms } = await measureAtRate(target, 200, 100, 2);
  expect(server.asked()).toBe(20);
  expect(p50Ms).toBeGreaterThan(STANDSTILL_MS / 5);
  expect(p99Ms).toBeGreaterThan(STANDSTILL_MS / 2);
});

it('fails when an answer is not what was asked for', async () => {
  const { url } = await startServer();
  const request = prepareRequest({ method: 'GET', path: '/' });
  const check = () => {
    throw new Error('not a review');
  };
  await expect(measureAtRate({ url, nextRequest: () => request, check }, 200, 50, 2)).rejects.toThrow('not a review');
});
