import type { ServerResponse } from 'node:http';
import { plainHeaders, type Headers } from './headers.ts';

/** Headers of the JSON that this server answers in place of the API. */
export const jsonHeaders: Headers = {
  ...plainHeaders,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
};

/** Sends JSON. */
export const sendJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Headers = {},
): void => {
  const body = JSON.stringify(value);
  const length = { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...jsonHeaders, ...headers, ...length });
  response.end(body);
};

/** Sends a failure in the form of the API contract: `{ "error": "…" }`. */
export const sendApiError = (
  response: ServerResponse,
  status: number,
  error: string,
  headers: Headers = {},
): void => sendJson(response, status, { error }, headers);
