/** Reads openapi.yaml: validates values by its schemas, and quotes its sentences. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

interface Described {
  description?: string;
}

interface Schema extends Described {
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  examples?: string[];
}

/** What the site keeps of the HTML of a post. */
export interface HtmlRules {
  maxTags: number;
  maxDepth: number;
  maxAttributes: number;
  globalAttributes: string[];
  elements: Record<string, string[]>;
  removedWithContent: string[];
}

interface Operation extends Described {
  operationId: string;
  responses: Record<string, Described>;
}

export type SchemaName =
  | 'PostSummary'
  | 'Post'
  | 'PostContent'
  | 'ContactMessage'
  | 'Receipt'
  | 'Error';

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<SchemaName, Schema> & { PostContent: Schema & { 'x-html': HtmlRules } };
  };
}

export const contract = parse(
  readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
) as Contract;

export const htmlRules = contract.components.schemas.PostContent['x-html'];

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addVocabulary(['components', 'x-html']);
ajv.addSchema({ components: contract.components }, 'openapi.yaml');

/** A rule of a schema that a value breaks. */
export interface SchemaFault {
  /** The place and what is expected there: `/publishedAt must match format "date-time"`. */
  what: string;
  sentence: string;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const sentenceOf = (name: SchemaName, { parentSchema, params }: ErrorObject): string => {
  const parent = isSchema(parentSchema) ? parentSchema : {};
  const missing = parent.properties?.[String(params['missingProperty'])];
  const own = missing?.description ?? parent.description;
  return own ?? contract.components.schemas[name].description ?? `The schema ${name}.`;
};

const quote = (data: unknown) => {
  const text = JSON.stringify(data) ?? String(data);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** Returns the rules of a schema of the contract that a value breaks. */
export const findSchemaFaults = (name: SchemaName, value: unknown): SchemaFault[] => {
  const validate = ajv.getSchema(`openapi.yaml#/components/schemas/${name}`);
  if (!validate) throw new Error(`openapi.yaml has no schema ${name}.`);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map((error) => ({
    what: `${error.instancePath || 'The body'} ${error.message ?? 'is invalid'}, but is ${quote(error.data)}`,
    sentence: sentenceOf(name, error),
  }));
};

/**
 * Returns the description at a JSON pointer into openapi.yaml, given as its segments.
 * @throws {Error} when there is none
 */
export const sentenceAt = (...segments: string[]): string => {
  let value: unknown = contract;
  for (const segment of segments) value = Object(value)[segment];
  const { description } = Object(value) as Described;
  if (!description) throw new Error(`openapi.yaml has no description at ${segments.join('/')}.`);
  return description;
};
