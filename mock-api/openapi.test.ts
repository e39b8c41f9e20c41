import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { readContactMessage } from './contact.ts';
import { contract, findSchemaFaults, type SchemaName } from './contract/contract.ts';
import { validMessage } from './fixtures/message.ts';
import { categories, posts, postSummaries } from './fixtures/index.ts';

describe('openapi.yaml', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate({ ...structuredClone(contract) })).toEqual({
      valid: true,
    });
  });

  it('documents the calls in calls.ts, and no other', () => {
    const documented = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const implemented = calls.map(
      ({ method, path: route }) => `${method} ${route.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.toSorted()).toEqual(implemented.toSorted());
  });

  it.each<[SchemaName, readonly object[]]>([
    ['PostSummary', postSummaries],
    ['Post', posts],
  ])('has %s as the fixtures are', (name, all) => {
    expect(all.flatMap((post) => findSchemaFaults(name, post))).toEqual([]);
  });

  it('documents each field of the fixtures', () => {
    const { PostSummary, Post } = contract.components.schemas;
    const documented = [PostSummary, ...(Post.allOf ?? [])].flatMap(({ properties = {} }) =>
      Object.keys(properties),
    );
    expect(documented).toEqual(
      expect.arrayContaining([...new Set(posts.flatMap((post) => Object.keys(post)))]),
    );
  });

  it('gives existing categories as examples', () => {
    const { category } = contract.components.schemas.PostSummary.properties ?? {};
    expect(category?.examples?.length).toBeGreaterThan(0);
    expect(categories).toEqual(expect.arrayContaining(category?.examples ?? []));
  });

  it.each([
    ['a full message', {}, undefined],
    ['an apostrophe in the address', { email: "o'neil@mail.example.co.uk" }, undefined],
    ['several lines', { message: 'One line\nand another' }, undefined],
    ['emoji', { name: '🏒🥅' }, undefined],
    ['a short name', { name: 'A' }, 422],
    ['a name of one emoji', { name: '🏒' }, 422],
    ['a long name', { name: 'A'.repeat(101) }, 422],
    ['two lines in a name', { name: 'Ada\r\nBcc: all@example.com' }, 422],
    ['no address', { email: 'ada at example' }, 422],
    ['an address without a dot', { email: 'ada@example' }, 422],
    ['an unknown subject', { subject: 'Weather' }, 422],
    ['a short message', { message: 'Too short' }, 422],
    ['a long message', { message: 'm'.repeat(5001) }, 422],
    ['no agreement', { privacy: false }, 422],
    ['a text for privacy', { privacy: 'true' }, 400],
    ['no name', { name: undefined }, 400],
    ['a list for a name', { name: ['Ada'] }, 400],
  ])('and the mock API agree on a message with %s', (_what, part, status) => {
    const sent = JSON.parse(JSON.stringify({ ...validMessage, ...part })) as object;
    expect(readContactMessage(sent).refusal?.status).toBe(status);
    expect(findSchemaFaults('ContactMessage', sent).length > 0).toBe(status !== undefined);
  });
});
