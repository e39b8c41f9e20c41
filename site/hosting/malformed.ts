/** Answers to requests that Node would answer itself, without the headers of this server. */
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasErrorCode } from './cliError.ts';
import { plainHeaders } from './headers.ts';
import { sendText } from './send.ts';

const headers = { ...plainHeaders, 'Cache-Control': 'no-store', Connection: 'close' };

const statusOf = (error: Error): number => {
  if (hasErrorCode(error, 'HPE_HEADER_OVERFLOW')) return 431;
  return hasErrorCode(error, 'ERR_HTTP_REQUEST_TIMEOUT') ? 408 : 400;
};

/** Answers bytes that are not an HTTP request, and closes the connection. */
const answerUnreadable = (error: Error, socket: Socket): void => {
  // After an earlier answer, these bytes could be taken for a part of it.
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  const body = `${STATUS_CODES[status]}.\n`;
  const lines = Object.entries({ ...headers, 'Content-Length': String(body.length) });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
};

/** A host and port, as RFC 9110 section 7.2 defines the value of `Host`; it may be empty. */
const hostPattern = /^(?:\[[\da-f:.]+\]|[^\s,/?#@[\]\\:]*)(?::\d*)?$/i;

/** Returns every `Host` of a request. `headersDistinct` would copy all other headers too. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_value, index) => {
    const name = index % 2 === 1 ? rawHeaders[index - 1] : undefined;
    return name?.length === 4 && name.toLowerCase() === 'host';
  });

/**
 * Answers 400 to a request without a `Host`, with several, or with an invalid one, as RFC 9112
 * section 3.2 requires. A proxy in front may have read another one of two.
 */
export const refuseWrongHost = (request: IncomingMessage, response: ServerResponse): boolean => {
  const hosts = hostsOf(request);
  const isMissing = hosts.length === 0 && request.httpVersion === '1.1';
  const isRefused = isMissing || hosts.length > 1 || !hosts.every((host) => hostPattern.test(host));
  if (isRefused) sendText(response, 400, headers, 'A request needs one valid Host header.');
  return isRefused;
};

/** Gives the answers of Node itself the headers of every other answer. */
export const answerMalformed = (server: Server): Server =>
  server
    .on('clientError', answerUnreadable)
    .on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      sendText(response, 417, headers, 'This server meets no expectation but 100-continue.');
    });
