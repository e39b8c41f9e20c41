import { extname } from 'node:path';

const text = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

const binary = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Media types by file extension, with its dot. */
export const mediaTypes: Readonly<Record<string, string>> = { ...text, ...binary };

const types = new Map(Object.entries(mediaTypes));

/** Returns the `Content-Type` of a file by its extension; `application/octet-stream` for others. */
export const mediaType = (file: string): string => {
  return types.get(extname(file).toLowerCase()) ?? 'application/octet-stream';
};

/** Returns whether a path ends with a known file extension, such as `.png` or `.html`. */
export const isFileName = (path: string): boolean => {
  return types.has(extname(path).toLowerCase());
};
