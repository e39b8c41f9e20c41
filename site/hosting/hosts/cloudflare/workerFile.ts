import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { Headers as HeaderValues } from '../../headers.ts';
import { isOneRange, readOneRange } from '../../oneRange.ts';

/** The public files of the site. */
export interface Assets {
  fetch(input: URL): Promise<Response>;
}

interface FileAnswer {
  readonly file: string;
  readonly status: number;
  readonly headers: HeaderValues;
}

/** Cloudflare's additions to a request and to the options of a response. */
interface CloudflareRequest extends Request {
  readonly cf?: { readonly clientAcceptEncoding?: string };
}
interface CloudflareResponse extends ResponseInit {
  /** `manual`, because the body is already compressed. */
  readonly encodeBody?: 'manual';
}

const copies = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Returns the best compressed copy of a file that the visitor accepts. */
const chooseCopy = (request: CloudflareRequest, available: typeof copies) => {
  // Cloudflare replaces the header that the visitor has sent.
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? '';
  const names = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(
    available.map(({ name }) => name),
  );
  return available.find(({ name }) => names.includes(name));
};

/** Sends a file of the site, the compressed copy if there is one, with conditions and ranges. */
export const sendFile = async (
  request: Request,
  assets: Assets,
  files: ReadonlySet<string>,
  { file, status, headers }: FileAnswer,
): Promise<Response> => {
  const available = copies.filter(({ suffix }) => files.has(file + suffix));
  const range = status === 200 ? rangeOf(request) : undefined;
  const copy = range ? undefined : chooseCopy(request, available);
  const path = `/${file + (copy?.suffix ?? '')}`.split('/').map(encodeURIComponent).join('/');
  const stored = await assets.fetch(new URL(path, request.url));
  if (!stored.ok) throw new Error(`The files of the site lack ${file}.`);
  const etag = stored.headers.get('etag') ?? '';
  const sent = new Headers(headers);
  if (available.length > 0) sent.set('Vary', 'Accept-Encoding');
  if (copy) sent.set('Content-Encoding', copy.name);
  const options = { status, headers: sent, ...(copy && { encodeBody: 'manual' as const }) };
  if (status === 200) {
    sent.set('ETag', etag);
    const decided = conditional(request, sent, etag);
    if (decided) return decided;
    const condition = request.headers.get('if-range');
    if (range && (condition === null || condition === etag)) return sendRange(range, stored, sent);
  }
  return respond(request.method === 'HEAD' ? null : stored.body, options);
};

const respond = (body: BodyInit | null, options: CloudflareResponse) => new Response(body, options);

const rangeOf = ({ method, headers }: Request): string | undefined => {
  const range = headers.get('range') ?? undefined;
  return method === 'GET' && isOneRange(range) ? range : undefined;
};

/** Returns the answer to a condition that decides about the whole answer. */
const conditional = (request: Request, headers: Headers, etag: string): Response | undefined => {
  const expected = request.headers.get('if-match');
  const tags = expected?.split(',').map((tag) => tag.trim());
  if (tags && !tags.includes('*') && !tags.includes(etag)) {
    return new Response(null, { status: 412, headers });
  }
  const conditions = Object.fromEntries(request.headers);
  // Files have no date.
  delete conditions['if-modified-since'];
  return fresh(conditions, { etag }) ? new Response(null, { status: 304, headers }) : undefined;
};

const sendRange = async (range: string, stored: Response, headers: Headers): Promise<Response> => {
  const bytes = await stored.arrayBuffer();
  const size = bytes.byteLength;
  const part = readOneRange(range, size);
  headers.set('Content-Range', `bytes ${part ? `${part.first}-${part.last}` : '*'}/${size}`);
  if (!part) return new Response(null, { status: 416, headers });
  return new Response(bytes.slice(part.first, part.last + 1), { status: 206, headers });
};
