import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { categories, posts, postSummaries } from './fixtures/index.ts';

const yaml = readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8');

const section = (name: string, indent: string) => {
  const block = new RegExp(`^${indent}${name}:\\n((?:${indent} .*\\n)+)`, 'm').exec(yaml);
  return block?.[1] ?? '';
};

const requiredFields = (schema: string) =>
  /required: \[([^\]]*)\]/.exec(section(schema, '    '))?.[1]?.split(', ') ?? [];

/** Returns the keys one level below `properties`. */
const properties = (schema: string) => {
  const [, indent = '', block = ''] =
    /^( +)properties:\n((?:\1 .*\n)+)/m.exec(section(schema, '    ')) ?? [];
  return [...block.matchAll(new RegExp(`^${indent}  (\\w+):`, 'gm'))].map(([, name = '']) => name);
};

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

  it.each([
    ['PostSummary', ['PostSummary'], postSummaries],
    ['Post', ['PostSummary', 'Post'], posts],
  ])('documents each field of %s, and requires those that every fixture has', (_, names, all) => {
    const documented = names.flatMap(properties);
    const inAny = new Set(all.flatMap((post) => Object.keys(post)));
    const inEvery = [...inAny].filter((field) => all.every((post) => Object.hasOwn(post, field)));
    expect(documented).toEqual(expect.arrayContaining([...inAny]));
    expect(names.flatMap(requiredFields).toSorted()).toEqual(inEvery.toSorted());
  });

  it('gives existing categories as examples', () => {
    const examples = /examples: \[([^\]]*)\]/.exec(section('PostSummary', '    '))?.[1];
    expect(categories).toEqual(expect.arrayContaining(examples?.split(', ') ?? ['no examples']));
  });

  it('has a component for every reference', () => {
    for (const [, group = '', name = ''] of yaml.matchAll(/'#\/components\/(\w+)\/(\w+)'/g)) {
      expect(section(group, '  '), `${group}/${name}`).toContain(`    ${name}:\n`);
    }
  });
});
