import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { categories, posts, postSummaries } from './fixtures/index.ts';

const yaml = readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8');

function section(name: string, indent: string): string {
  const block = new RegExp(`^${indent}${name}:\\n((?:${indent} .*\\n)+)`, 'm').exec(yaml);
  return block?.[1] ?? '';
}

function required(schema: string): string[] {
  const list = /required: \[([^\]]*)\]/.exec(section(schema, '    '))?.[1] ?? '';
  return list.split(', ').toSorted();
}

test('openapi.yaml has the calls that are implemented, and no other', () => {
  const documented: string[] = [];
  let path = '';
  for (const line of section('paths', '').split('\n')) {
    path = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? path;
    const method = /^ {4}(get|post|put|patch|delete):$/.exec(line)?.[1];
    if (method) documented.push(`${method.toUpperCase()} ${path}`);
  }
  const implemented = calls.map(
    ({ method, path: route }) => `${method} ${route.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.toSorted()).toEqual(implemented.toSorted());
});

test('openapi.yaml requires the fields that the fixtures have', () => {
  const summary = Object.keys(postSummaries[0] ?? {}).toSorted();
  const post = Object.keys(posts[0] ?? {}).toSorted();
  expect(required('PostSummary')).toEqual(summary);
  expect([...required('Post'), ...summary].toSorted()).toEqual(post);
  expect(categories).toEqual(expect.arrayContaining(['hockey-tips', 'product-guides']));
});

test('every reference in openapi.yaml leads somewhere', () => {
  for (const [, group = '', name = ''] of yaml.matchAll(/'#\/components\/(\w+)\/(\w+)'/g)) {
    expect(section(group, '  '), `${group}/${name}`).toContain(`    ${name}:\n`);
  }
});
