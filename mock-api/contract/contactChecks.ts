/** Checks of the contact call. All send messages. */
import { randomUUID } from 'node:crypto';
import { refusalFaults, responseSentence, type Check, type Fault, type Known } from './check.ts';
import { sentenceAt } from './contract.ts';
import type { Exchange, Send } from './exchange.ts';

const path = '/api/contact';
const sentenceOf = (status: string) => responseSentence(path, 'post', status);

/** The message of the checks. It says what it is, because people may read it. */
const message = {
  name: 'Contract check',
  email: 'contract-check@example.com',
  subject: 'Other',
  message: 'A test message of "npm run contract". Please ignore it.',
  privacy: true,
};

const post = (send: Send, body: unknown, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Returns a fault when the API does not accept a message. A 429 must say how long to wait. */
const acceptedFaults = (exchange: Exchange, sentence = sentenceOf('2XX')): Fault[] => {
  const { status } = exchange;
  if (status >= 200 && status < 300) return [];
  const got = status === 0 ? 'there is no answer' : `the status is ${status}`;
  const broken = status === 429 ? limitSentence : sentence;
  return [{ what: `Expected a 2xx, but ${got}.`, sentence: broken, exchange }];
};

const limitSentence = sentenceAt('components', 'responses', 'TooManyRequests');
const bodySentence = sentenceAt('paths', path, 'post', 'requestBody');

const wrongTypes: readonly unknown[] = [
  '{"name": ',
  '[]',
  'null',
  { ...message, email: undefined },
  { ...message, name: ['Contract', 'check'] },
  { ...message, privacy: 'true' },
];

const brokenRules: readonly unknown[] = [
  { ...message, name: 'C' },
  { ...message, name: 'C'.repeat(101) },
  { ...message, name: 'Contract check\r\nBcc: everyone@example.com' },
  { ...message, email: 'contract-check at example.com' },
  { ...message, email: `${'c'.repeat(250)}@example.com` },
  { ...message, email: 'contract-check@example.com\nBcc: everyone@example.com' },
  { ...message, subject: 'Weather' },
  { ...message, message: 'Too short' },
  { ...message, message: 'm'.repeat(5001) },
  { ...message, privacy: false },
];

const refusedFaults = async ({ send }: Known): Promise<Fault[]> => {
  const faults: Fault[] = [];
  const refuse = async (bodies: readonly unknown[], status: string) => {
    for (const body of bodies) {
      faults.push(...refusalFaults(await post(send, body), [400, 422], sentenceOf(status)));
    }
  };
  await refuse(wrongTypes, '400');
  await refuse(brokenRules, '422');
  return faults;
};

const mediaTypeFaults = async ({ send }: Known): Promise<Fault[]> => {
  const faults: Fault[] = [];
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const exchange = await post(send, message, { 'Content-Type': type });
    faults.push(...refusalFaults(exchange, [415], sentenceOf('415')));
  }
  return faults;
};

const sizeFaults = async ({ send }: Known): Promise<Fault[]> => {
  const exchange = await post(send, { ...message, message: 'm'.repeat(64_000) });
  return refusalFaults(exchange, [413, 422, 400], sentenceOf('413'));
};

const acceptFaults = async ({ send }: Known): Promise<Fault[]> => {
  const charset = { 'Content-Type': 'application/json; charset=utf-8' };
  const odd = {
    ...message,
    name: `<script>alert(1)</script> O'Neil 🏒`,
    message: `${message.message}\nSecond line'); DROP TABLE messages; -- {{7*7}} \${7*7}\nשלום`,
    unknown: { nested: true },
  };
  return [
    ...acceptedFaults(await post(send, message)),
    ...acceptedFaults(await post(send, odd, charset), bodySentence),
  ];
};

const repeatFaults = async ({ send }: Known): Promise<Fault[]> => {
  const sentence = sentenceAt('paths', path, 'post', 'parameters', '0');
  const key = { 'Idempotency-Key': `contract-${randomUUID()}` };
  const first = await post(send, message, key);
  const found = acceptedFaults(first);
  if (found.length > 0) return found;
  const again = await post(send, message, key);
  const isSame = again.status === first.status && again.text === first.text;
  const what = `The repeat has another answer than the first, ${first.status} ${first.text.slice(0, 80)}.`;
  const other = await post(send, { ...message, name: 'Contract check, another' }, key);
  return [
    ...(isSame ? [] : [{ what, sentence, exchange: again }]),
    ...refusalFaults(other, [422], sentenceOf('422')),
  ];
};

export const contactChecks: readonly Check[] = [
  { name: 'a message that breaks a rule is refused', sendsMessages: true, find: refusedFaults },
  { name: 'a message that is not JSON is a 415', sendsMessages: true, find: mediaTypeFaults },
  { name: 'a message of 64,000 characters is refused', sendsMessages: true, find: sizeFaults },
  {
    name: 'a valid message is accepted, also with markup and emoji',
    sendsMessages: true,
    find: acceptFaults,
  },
  {
    name: 'a repeated Idempotency-Key stores one message',
    sendsMessages: true,
    find: repeatFaults,
  },
];
