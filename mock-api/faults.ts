import type { CallName } from './calls.ts';
import type { Request, Response } from './handler.ts';
import type { Scenario } from './scenarios.ts';

/** One request, as a scenario sees it. */
export interface Situation {
  /** Undefined when the request is none of the contract's calls. */
  call: CallName | undefined;
  req: Request;
  res: Response;
  /** Gives the normal answer. */
  answer: () => void;
  /** Milliseconds that `slow` waits. */
  slowMs: number;
}

export type Behaviour = (situation: Situation) => void;

export const loginPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head>
<body><h1>Sign in</h1><form><input name="user"><button>Continue</button></form></body></html>
`;

/** Seven entries, of which a reader that checks what it is given can use none. */
const brokenPosts = [
  null,
  'a post',
  42,
  [],
  {},
  { id: 1, slug: 'no-title', excerpt: 'A title, a cover and a date are missing.' },
  { id: {}, slug: 7, title: null, category: [], coverImage: false, publishedAt: 'yesterday' },
];

const malformedAnswers: Record<CallName, Behaviour> = {
  posts: ({ res }) => res.json(brokenPosts),
  category: ({ res }) => res.json(brokenPosts),
  post: ({ res }) => res.json({ id: 1, slug: 'no-title', author: null }),
  contact: ({ res }) => res.status(201).type('json').send('{"id": 1, "recei'),
};

const emptyAnswers: Record<CallName, Behaviour> = {
  posts: ({ res }) => res.json([]),
  category: ({ res }) => res.json([]),
  post: notFound,
  contact: ({ answer }) => answer(),
};

function notFound({ res }: Situation): void {
  res.status(404).json({ error: 'Not found' });
}

function late({ res, answer, slowMs }: Situation): void {
  const timer = setTimeout(answer, slowMs);
  res.on('close', () => clearTimeout(timer));
}

/** What each scenario does with a request. Pictures and /api/dev never get here. */
export const scenarioBehaviours: Record<Scenario, Behaviour> = {
  ok: ({ answer }) => answer(),
  slow: late,
  error: ({ res }) => res.status(500).type('text').send('The mock API was told to fail'),
  unauthorized: ({ res }) => res.status(401).json({ error: 'Sign in required' }),
  notFound,
  empty: (situation) =>
    situation.call ? emptyAnswers[situation.call](situation) : situation.answer(),
  malformed: (situation) =>
    situation.call ? malformedAnswers[situation.call](situation) : situation.answer(),
  html: ({ res }) => res.type('html').send(loginPage),
  offline: ({ req }) => req.socket.destroy(),
};
