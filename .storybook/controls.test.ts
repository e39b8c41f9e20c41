import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { withControlsOfArgs } from './controls.ts';

type Context = Parameters<typeof withControlsOfArgs>[0];

const controlOf = (value: unknown, control?: object) => {
  const argTypes = control ? { children: { name: 'children', control } } : {};
  const context = { argTypes, initialArgs: { children: value } } as unknown as Context;
  return withControlsOfArgs(context)['children']?.control;
};

describe('withControlsOfArgs', () => {
  it.each([
    ['a text', 'Send', { disable: false }],
    ['a list of items', [{ label: 'Home', tags: ['a'] }], { type: 'object', disable: false }],
    ['an element', createElement('b'), undefined],
    ['items with an element', [{ text: createElement('b') }], undefined],
    ['items with a function', { onRetry: () => {} }, undefined],
    ['an instance of a class', { posts: new Map() }, undefined],
    ['a picture', { src: '/assets/tape.jpeg', sources: [] }, undefined],
    ['nothing', undefined, undefined],
  ])('gives %s the control that can edit it', (_what, value, control) => {
    expect(controlOf(value)).toEqual(control);
  });

  it('keeps the control of the stories file', () => {
    expect(controlOf([1], { disable: true })).toEqual({ disable: true });
    expect(controlOf([1], { type: 'select' })).toEqual({ type: 'select', disable: false });
  });
});
