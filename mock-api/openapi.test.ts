import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { posts, postSummaries } from './fixtures/index.ts';

const yaml = readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8');

const section = (name: string, indent: string) => {
  const block = new RegExp(`^${indent}${name}:\\n((?:${indent} .*\\n)+)`, 'm').exec(yaml);
  return block?.[1] ?? '';
};

const requiredFields = (schema: string) =>
  /required: \[([^\]]*)\]/.exec(section(schema, '    '))?.[1]?.split(', ') ?? [];

describe('openapi.yaml', () => {
  it('documents the calls in calls.ts, and no other', () => {
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

  it('requires the fields that the fixtures have', () => {
    const summary = Object.keys(postSummaries[0] ?? {}).toSorted();
    const post = Object.keys(posts[0] ?? {}).toSorted();
    expect(requiredFields('PostSummary').toSorted()).toEqual(summary);
    expect([...requiredFields('Post'), ...summary].toSorted()).toEqual(post);
  });

  it('has a component for every reference', () => {
    for (const [, group = '', name = ''] of yaml.matchAll(/'#\/components\/(\w+)\/(\w+)'/g)) {
      expect(section(group, '  '), `${group}/${name}`).toContain(`    ${name}:\n`);
    }
  });
});
