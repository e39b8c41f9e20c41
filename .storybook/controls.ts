/** Gives the props of a story their controls. `code/docgenProvider.mjs` has none for types that a designer cannot write. */
import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A picture is the addresses of its files, which the build chooses. */
const isPicture = (value: object) => 'src' in value && 'sources' in value;

/** Returns whether a value can be edited as JSON: no element, function, or instance of a class. */
const isJson = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return (
    !isValidElement(value) &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  );
};

const controlOf = (value: unknown) => {
  // Its type is the one of the props table: a text field, or a choice.
  if (typeof value === 'string') return { disable: false };
  if (typeof value !== 'object' || value === null) return undefined;
  return isJson(value) && !isPicture(value)
    ? { type: 'object' as const, disable: false }
    : undefined;
};

/** Adds the control of each prop that the story sets to a text or to JSON. A control in the stories file wins. */
export const withControlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  return Object.fromEntries(
    names.map((name) => {
      const argType = argTypes[name] ?? { name };
      // Storybook has made objects of controls that are names or false.
      const { control } = argType;
      const given =
        typeof control === 'object' ? { disable: false, ...control } : controlOf(initialArgs[name]);
      return [name, given ? { ...argType, control: given } : argType];
    }),
  );
};
