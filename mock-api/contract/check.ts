/** The type of a check of the contract, and helpers that most checks share. */
import { findSchemaFaults, sentenceAt, type SchemaName } from './contract.ts';
import type { Exchange, Send } from './exchange.ts';

export interface Fault {
  /** The sentence of the report that names the fault. */
  what: string;
  /** The sentence of the contract that the API breaks. */
  sentence: string;
  exchange: Exchange;
  /** A remark: the contract allows it, but the site will not show what the API sends. */
  isRemark?: boolean;
}

/** A post of the API, which may be malformed. */
export type AnyPost = Readonly<Record<string, unknown>>;

/** Returns a value of the API as text that fits into an address, whatever it is. */
export const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** The answers that are requested once, before the checks, which share them. */
export interface Known {
  send: Send;
  list: Exchange;
  /** The posts of the list that are objects. */
  posts: readonly AnyPost[];
  /** The answers for posts in full, by slug. */
  full: ReadonlyMap<string, Exchange>;
  /** When the check began, in ms. */
  now: number;
}

export interface Check {
  /** The rule that holds when the check finds no fault. */
  name: string;
  /** Set when the check sends messages, some of which the API stores. */
  sendsMessages?: true;
  /** Returns why the check would find nothing whatever the API does, as a sentence. */
  obstacle?: (known: Known) => string | undefined;
  find: (known: Known) => Promise<Fault[]> | Fault[];
}

/** The obstacle of checks that look at the posts of the list. */
export const noPosts = ({ list, posts }: Known): string | undefined => {
  if (posts.length > 0) return undefined;
  const isEmpty = Array.isArray(list.json) && list.json.length === 0;
  return isEmpty ? 'The list of posts is empty.' : 'The list of posts cannot be read.';
};

/** The obstacle of checks that look at the answers for posts in full. */
export const noFullPosts = (known: Known): string | undefined => {
  const isThere = [...known.full.values()].some(({ status }) => status === 200);
  return noPosts(known) ?? (isThere ? undefined : 'No post of the list could be read in full.');
};

const mediaType = ({ headers }: Exchange) => headers['content-type']?.split(';')[0]?.trim();

/** Returns the faults of a body: another media type than JSON, invalid JSON, or a broken schema. */
export const bodyFaults = (name: SchemaName, exchange: Exchange, isList = false): Fault[] => {
  const sentence = sentenceAt('components', 'schemas', name);
  const fault = (what: string) => [{ what, sentence, exchange }];
  if (!/^application\/(?:[\w.-]+\+)?json$/i.test(mediaType(exchange) ?? '')) {
    return fault(`The media type is ${mediaType(exchange) ?? 'missing'}, not application/json.`);
  }
  if (exchange.json === undefined) return fault('The body is not valid JSON.');
  if (!isList) {
    return findSchemaFaults(name, exchange.json).map((found) => ({ ...found, exchange }));
  }
  if (!Array.isArray(exchange.json)) return fault('The body is not an array.');
  return exchange.json.flatMap((post: unknown, index) =>
    findSchemaFaults(name, post).map(({ what, sentence: rule }) => ({
      what: `Post ${index + 1}: ${what}`,
      sentence: rule,
      exchange,
    })),
  );
};

/** Returns a fault when the status is not one of these. */
export const statusFaults = (
  exchange: Exchange,
  statuses: readonly number[],
  sentence: string,
): Fault[] => {
  if (statuses.includes(exchange.status)) return [];
  const expected = statuses.join(' or ');
  const got = exchange.status === 0 ? 'there is no answer' : `the status is ${exchange.status}`;
  return [{ what: `Expected ${expected}, but ${got}.`, sentence, exchange }];
};

/** Returns the faults of a refusal: another status, or a body that is not an error. */
export const refusalFaults = (
  exchange: Exchange,
  statuses: readonly number[],
  sentence: string,
): Fault[] => {
  const faults = statusFaults(exchange, statuses, sentence);
  return faults.length > 0 ? faults : bodyFaults('Error', exchange);
};

export const responseSentence = (path: string, method: string, status: string) =>
  sentenceAt('paths', path, method, 'responses', status);
