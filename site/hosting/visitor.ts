import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Returns whether an address is that of a proxy whose `X-Forwarded-*` headers are true. */
export type TrustProxy = (address: string, index: number) => boolean;

/** Where a request comes from, as far as it can be trusted. */
export interface Visitor {
  /** The address of the visitor. */
  readonly address: string;
  /** The visitor and the trusted proxies between, as `X-Forwarded-For` lists them. */
  readonly route: string;
  /** The host that the visitor asked for. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

/**
 * Returns a function that recognizes trusted proxies.
 *
 * @param proxies addresses, networks (`10.0.0.0/8`), or `loopback`, `linklocal`, `uniquelocal`
 * @throws {TypeError} for an invalid address
 */
export const trustProxies = (proxies: readonly string[]): TrustProxy =>
  proxyAddr.compile([...proxies]);

/**
 * Returns where a request comes from. What the client itself claims counts only when a trusted
 * proxy sent it.
 */
export const visitorOf = (request: IncomingMessage, trust: TrustProxy): Visitor => {
  const { headers, socket } = request;
  const peer = socket.remoteAddress ?? '';
  const isFromProxy = trust(peer, 0);
  const addresses = proxyAddr.all(request, trust).filter((address) => isIP(address) !== 0);
  const claimed = (name: string) => (isFromProxy ? lastValue(headers[name]) : undefined);
  return {
    address: addresses.at(-1) ?? peer,
    route: addresses.toReversed().join(', ') || peer,
    host: claimed('x-forwarded-host') ?? headers.host ?? '',
    protocol: claimed('x-forwarded-proto') === 'https' ? 'https' : 'http',
  };
};

/** The last value is that of the nearest proxy. */
const lastValue = (value: string | string[] = ''): string | undefined =>
  String(value).split(',').at(-1)?.trim() || undefined;

/**
 * Returns the key under which the requests of one visitor are counted: an IPv4 address, or the
 * first 64 bits of an IPv6 address, because a connection at home has all addresses below them.
 */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
};
