import { badDates, duplicates, hostile, huge, many, nulls } from './data-faults.ts';
import type { ExtraFault, Fault } from './fault-list.ts';
import { scenarioBehaviours, type Behaviour } from './faults.ts';

const jsonStart = '[{"id":1,"slug":"half-a-post","title":"Half a';

/** An answer that is only a status and a reason. */
const refuse =
  (status: number, error: string, headers: Record<string, string> = {}): Behaviour =>
  ({ res }) =>
    res.status(status).set(headers).json({ error });

const unavailable = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>503</title></head>
<body><center><h1>503 Service Temporarily Unavailable</h1></center></body></html>
`;

// What is left open here is cut when the server closes.
const extraBehaviours: Record<ExtraFault, Behaviour> = {
  hang: () => undefined,
  stall: ({ res }) => res.type('json').write(jsonStart),
  reset: ({ req }) => req.socket.resetAndDestroy(),
  truncated: ({ req, res }) => {
    res.type('json').set('Content-Length', String(jsonStart.length * 2));
    res.write(jsonStart, () => req.socket.destroy());
  },
  noContent: ({ res }) => res.status(204).end(),
  login: ({ res }) => res.redirect('/api/dev/login'),
  forbidden: refuse(403, 'Not for you'),
  unprocessable: refuse(422, 'The mock API does not like it'),
  tooMany: refuse(429, 'Too many requests', { 'Retry-After': '30' }),
  unavailable: ({ res }) => res.status(503).type('html').send(unavailable),
  nulls,
  many,
  huge,
  hostile,
  badDates,
  duplicates,
};

/** What each fault does with a request. Pictures and /api/dev never get here. */
export const behaviours: Record<Fault, Behaviour> = { ...scenarioBehaviours, ...extraBehaviours };
