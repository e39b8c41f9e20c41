import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ask, open } from '../api/testing/http.ts';
import { limitConnections } from './connections.ts';

it('ends requests that are never answered when the time to drain is over', async () => {
  const server = createServer(() => {});
  const drain = limitConnections(server);
  const answer = ask(await open(server), '/').catch((error: unknown) => error);
  await once(server, 'request');
  await drain(50);
  expect(await answer).toMatchObject({ code: 'ECONNRESET' });
});

it('closes a connection that sends nothing when the server drains', async () => {
  const server = createServer((_request, response) => response.end());
  const drain = limitConnections(server);
  const { port } = new URL(await open(server));
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await drain(50);
  await closed;
  expect(server.listening).toBe(false);
});
