/** An API that keeps the contract, in 40 lines and without a package: node example-server.mjs 4020 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const posts = JSON.parse(readFileSync(new URL('example-posts.json', import.meta.url), 'utf8'));
const toSummary = ({ content: _content, updatedAt: _updatedAt, ...summary }) => summary;
const stored = new Map(); // Messages by Idempotency-Key. In yours, a table that keeps them a day.
const rules = {
  name: /^[^\r\n\0]{2,100}$/u,
  email: /^(?=.{3,254}$)[^\s@]+@[^\s@]+\.[^\s@]+$/,
  subject: /^(Product Information|Wholesale Inquiry|Customer Support|Other)$/,
  message: /^[^]{10,5000}$/u,
};
const keepsRule = (value, rule) => typeof value === 'string' && rule.test(value);
const receive = ({ headers }, body) => {
  if (!/^application\/json\b/i.test(headers['content-type'])) return [415, { error: 'Send JSON' }];
  const message = JSON.parse(body);
  const isValid = Object.entries(rules).every(([name, rule]) => keepsRule(message[name], rule));
  if (!isValid || message.privacy !== true) return [422, { error: 'A field breaks its rule' }];
  const key = headers['idempotency-key'] ?? Symbol('none');
  if ((stored.get(key) ?? body) !== body) return [422, { error: 'Another message has this key' }];
  stored.set(key, body);
  return [201, { received: true }];
};
const answer = async (request) => {
  const [, , area, call, name] = new URL(request.url, 'http://api').pathname.split('/');
  const method = area === 'contact' ? 'POST' : 'GET';
  if (request.method !== method) return [405, { error: `Use ${method}` }, { Allow: method }];
  if (area === 'contact') return receive(request, await text(request));
  if (call === 'posts') return [200, posts.map(toSummary)];
  const inCategory = posts.filter(({ category }) => category === name);
  if (call === 'category') return [200, inCategory.map(toSummary)];
  const post = call === 'post' && posts.find(({ slug }) => slug === name);
  return post ? [200, post] : [404, { error: 'There is no such post' }];
};
const server = createServer(async (request, response) => {
  const failed = () => [400, { error: 'The request is invalid' }];
  const [status, body, headers] = await answer(request).catch(failed);
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
});
server.listen(process.argv[2] ?? 4020, '127.0.0.1', () => console.log(server.address()));
