import { expect, it } from 'vitest';
import { forbiddenNames, isForbidden } from './forbiddenHeaders.ts';

it.each(forbiddenNames)('takes %s for a header that no client may send', (name) => {
  expect(isForbidden(name)).toBe(true);
});

it.each(['X_Forwarded_For', 'x-forwarded-host', 'x_http_method_override'])(
  'takes %s for one in another spelling',
  (name) => expect(isForbidden(name)).toBe(true),
);

it.each(['Content-Type', 'If-None-Match', 'Idempotency-Key'])('keeps %s', (name) => {
  expect(isForbidden(name)).toBe(false);
});
