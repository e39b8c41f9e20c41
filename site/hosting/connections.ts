import type { Server, ServerOptions, ServerResponse } from 'node:http';

/** Time limits of a connection, in milliseconds. */
export const connectionOptions = {
  /** A browser sends its headers in one packet; a slow phone repeats a lost one within seconds. */
  headersTimeout: 10_000,
  /** Headers and body. The longest body is a message of 32 kB, which a slow phone sends in 10 s. */
  requestTimeout: 30_000,
  /** Longer than the 60 s of common load balancers, which would reuse a connection that we close. */
  keepAliveTimeout: 65_000,
  /** How often the first two are enforced. Node's 30 s would triple the first. */
  connectionsCheckingInterval: 5_000,
  /** Node would answer without our headers; `malformed.ts` refuses a request without a `Host`. */
  requireHostHeader: false,
} satisfies ServerOptions;

/** Limits that Node takes as properties of the server. */
const connectionProperties = {
  /** Of a visitor who takes nothing of a response, or an API that sends nothing of one. */
  timeout: 30_000,
  /** A browser sends about 20, a chain of proxies 20 more. Node ignores further ones. */
  maxHeadersCount: 100,
} satisfies Partial<Server>;

/**
 * The longest wait for requests in flight when the server stops: more than the API may take
 * (15 s), less than the 30 s after which container hosts end a process.
 */
export const drainTimeoutMs = 20_000;

/**
 * Limits the connections of a server. Returns a function that stops accepting, lets requests in
 * flight finish within a time limit, and resolves when every connection is closed.
 */
export const limitConnections = (server: Server) => {
  Object.assign(server, connectionProperties);
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    inFlight.add(response);
    if (isDraining) closeAfter(response);
    response.once('close', () => {
      inFlight.delete(response);
      if (isDraining) server.closeIdleConnections();
    });
  });
  return (timeoutMs = drainTimeoutMs): Promise<void> =>
    new Promise((done) => {
      isDraining = true;
      inFlight.forEach(closeAfter);
      const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
      server.close(() => {
        clearTimeout(limit);
        done();
      });
    });
};

/** Tells the visitor that the connection ends with this response, unless its headers are sent. */
const closeAfter = (response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};
