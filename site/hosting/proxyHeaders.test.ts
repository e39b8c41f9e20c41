import { expect, it } from 'vitest';
import { ownLocation } from './proxyHeaders.ts';

const target = new URL('http://api.example.com');

it.each([
  ['http://api.example.com/api/blog/posts?a=1#b', '/api/blog/posts?a=1#b'],
  ['http://api.example.com:80', '/'],
  ['HTTP://API.EXAMPLE.COM/api', '/api'],
  ['//api.example.com/api', '/api'],
  ['/api/blog', '/api/blog'],
  ['posts', '/api/blog/posts'],
  ['http://api.example.com//evil.example/', '/evil.example/'],
  ['http://api.example.com/\\evil.example/', '/evil.example/'],
  ['http://api.example.com.evil.example/', 'http://api.example.com.evil.example/'],
  ['http://api.example.com@evil.example/', 'http://api.example.com@evil.example/'],
  ['https://api.example.com/', 'https://api.example.com/'],
  ['//evil.example/', '//evil.example/'],
  ['http://[', undefined],
  [undefined, undefined],
])('passes the Location %s as %s', (location, expected) => {
  expect(ownLocation(location, target, '/api/blog/post?x=1')).toBe(expected);
});
