import { message } from './fixture.ts';
import { rawMessages } from './raw.ts';

const json = JSON.stringify(message);
const hex = json.length.toString(16);
const host = 'Host: rink.example';
const type = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
const stolen = 'GET /stolen HTTP/1.1\r\nHost: a\r\n\r\n';

/** Returns requests of which most break a rule of HTTP or of the API. */
export const malformedRequests = (count: number) =>
  rawMessages(count, {
    firstLines: [
      ...[
        '/',
        '/nowhere',
        '/api/blog/posts',
        '/api/contact',
        '*',
        '/%00',
        '/%zz',
        '/../../etc/passwd',
      ].flatMap((target) => [`GET ${target} HTTP/1.1`, `POST ${target} HTTP/1.1`]),
      'POST /api/contact HTTP/1.1',
      'POST /api/contact HTTP/1.1',
      'POST /api/contact HTTP/1.1',
      'GET /api/blog/posts HTTP/1.1',
      'GET /api/blog/posts HTTP/1.1',
      'HEAD /api/blog/posts HTTP/1.1',
      'DELETE /api/contact HTTP/1.1',
      'CONNECT evil.example:443 HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'GET http://evil.example/api/blog/posts HTTP/1.1',
      'GET //evil.example/api/ HTTP/1.1',
      'GET /api/../secret HTTP/1.1',
      'GET /api/a%0d%0aHost:%20evil HTTP/1.1',
      `GET /${'a'.repeat(20_000)} HTTP/1.1`,
      'GET /api/blog/posts HTTP/1.0',
      'GET / HTTP/2.0',
      'GET /',
      'PRI * HTTP/2.0',
      'G\0T / HTTP/1.1',
    ],
    headers: [
      'Host: evil.example',
      'Content-Length: 5',
      'Content-Length: -1',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding : chunked',
      'Connection: upgrade, content-length, host',
      'Upgrade: websocket',
      'Upgrade: h2c',
      'Expect: 100-continue',
      'Expect: something',
      'Trailer: Host',
      'Range: bytes=9-1,-',
      'If-None-Match: "',
      'Accept-Encoding: ;q=,br;q=x',
      'Origin: http://[',
      'X-Forwarded-For: ,,%,::1%eth0',
      'X-Forwarded-Host: evil.example',
      'Cookie: \xff=\x80',
      '__proto__: x',
      'constructor: x',
      ': no name',
      ' folded: line',
      `X-Long: ${'a'.repeat(20_000)}`,
    ],
    bodies: [
      [[host], ''],
      [[host], ''],
      [[], ''],
      [[host], stolen],
      [[host], stolen.repeat(20)],
      [[host, type, `Content-Length: ${json.length}`], json],
      [[host, type, `Content-Length: ${json.length}`], json + stolen],
      [[host, type, `Content-Length: ${json.length}, ${json.length}`], json],
      [[host, type, 'Content-Length: 5'], json],
      [[host, type, 'Content-Length: 32001'], 'x'.repeat(32_001)],
      [[host, type, 'Content-Length: 99'], json],
      [[host, type, chunked], `${hex}\r\n${json}\r\n0\r\n\r\n`],
      [[host, type, chunked], `${hex}\r\n${json}\r\n0\r\nHost: evil.example\r\n\r\n${stolen}`],
      [[host, type, chunked], `${hex};x=${'a'.repeat(100)}\r\n${json}\r\n0\r\n\r\n`],
      [[host, type, chunked], 'ffffffffffffffff\r\nx'],
      [[host, type, chunked], '5\r\nhel'],
      [[host, type, chunked, 'Content-Length: 5'], `0\r\n\r\n${stolen}`],
      [[host, type, 'Transfer-Encoding: identity, chunked'], `0\r\n\r\n${stolen}`],
      [[host, type, 'Transfer-Encoding:\x0bchunked'], `0\r\n\r\n${stolen}`],
    ],
  });

const length = 'Content-Length: 2';
const poison = 'HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\npoison';

/** Returns answers of an API of which most break a rule of HTTP. */
export const malformedAnswers = (count: number) =>
  rawMessages(count, {
    firstLines: [
      ...[200, 200, 200, 204, 205, 206, 302, 304, 404, 500].map((status) => `HTTP/1.1 ${status} X`),
      ...['000', '099', '101', '199', '600', '999', '1000', '-1', ''].map(
        (status) => `HTTP/1.1 ${status} X`,
      ),
      'HTTP/1.1 200 O\x01\x7f\xffK',
      'HTTP/1.0 200 OK',
      'HTTP/2 200',
      'ICY 200 OK',
      `${'HTTP/1.1 100 Continue\r\n\r\n'.repeat(50)}HTTP/1.1 200 OK`,
      `${'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(500)}HTTP/1.1 200 OK`,
      'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket',
    ],
    headers: [
      'Content-Length: 9',
      'Content-Length: -2',
      'Transfer-Encoding: gzip',
      'Content-Type: application/json',
      'Content-Type: \xff\xfe',
      'Location: //[',
      'Location: /\\evil.example',
      'Set-Cookie: a=1\x0b',
      'Connection: close, content-length, content-type',
      'Keep-Alive: timeout=1',
      'Trailer: X-End',
      'Content-Encoding: br',
      'X-Control: \x01\x7f',
      '__proto__: x',
      'constructor: x',
      ': no name',
      ' folded: line',
      `X-Long: ${'a'.repeat(20_000)}`,
    ],
    bodies: [
      [[length], '[]'],
      [[length], `[]${poison}`],
      [[length], '['],
      [[length], ''],
      [['Content-Length: 0'], poison],
      [['Content-Length: 2, 3'], '[]'],
      [[], '[]'],
      [[], 'x'.repeat(200_000)],
      [[chunked], '2\r\n[]\r\n0\r\n\r\n'],
      [[chunked], `2\r\n[]\r\n0\r\nX-End: \x01\r\n\r\n${poison}`],
      [[chunked], 'zz\r\n[]'],
      [[chunked], '2\r\n['],
      [[chunked, length], '2\r\n[]\r\n0\r\n\r\n'],
    ],
  });
