import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openHttpConnection, parseAnswer, prepareRequest } from './http-connection.ts';

const serving = async (answer: (url: string, body: string) => string): Promise<string> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = answer(request.url ?? '', Buffer.concat(chunks).toString());
    response.writeHead(201, { 'content-length': Buffer.byteLength(text) }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('sends one request after another and reads whole answers, however they are cut', async () => {
  const long = 'ä'.repeat(200_000);
  const connection = await openHttpConnection(await serving((url, body) => `${url} ${body} ${long}`));
  onTestFinished(() => connection.close());
  for (const path of ['/one', '/two']) {
    const answer = await connection.send(prepareRequest({ method: 'POST', path, body: { text: 'größer' } }));
    expect(answer.status).toBe(201);
    expect(answer.body.toString()).toBe(`${path} {"text":"größer"} ${long}`);
  }
});

it('waits for the rest of an answer', () => {
  const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcd';
  for (let cut = 0; cut < whole.length; cut += 1) expect(parseAnswer(Buffer.from(whole.slice(0, cut)))).toBeNull();
  expect(parseAnswer(Buffer.from(whole))).toMatchObject({ status: 200, body: Buffer.from('abcd') });
  expect(() => parseAnswer(Buffer.from('HTTP/1.1 200 OK\r\nx: y\r\n\r\n'))).toThrow('without a length');
});

it('fails when the server hangs up', async () => {
  const server = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const connection = await openHttpConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const request = prepareRequest({ method: 'GET', path: '/' });
  await expect(connection.send(request)).rejects.toThrow();
  await expect(connection.send(request)).rejects.toThrow('closed');
});
