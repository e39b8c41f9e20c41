import type jsonServer from 'json-server';

/** A request handler of the server that json-server creates. */
export type Handler = ReturnType<typeof jsonServer.defaults>[number];
export type Request = Parameters<Handler>[0];
export type Response = Parameters<Handler>[1];
