/**
 * The vanilla-extract functions that components use. Each rule goes into a cascade layer, so that
 * `layers.css.ts` decides which rule wins, and not the order in which files load.
 */
import {
  globalStyle as rawGlobalStyle,
  style as rawStyle,
  styleVariants as rawStyleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { components, layout, print } from './layers.css.ts';

type Layer = typeof components;

const inLayer = (layer: Layer, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

const makers = (layer: Layer) => ({
  style: (rule: StyleRule, name?: string) => rawStyle(inLayer(layer, rule), name),
  styleVariants: <Key extends string>(rules: Record<Key, StyleRule>) => {
    const layered = {} as Record<Key, StyleRule>;
    for (const key of Object.keys(rules) as Key[]) layered[key] = inLayer(layer, rules[key]);
    return rawStyleVariants(layered);
  },
});

/** Use `styleVariants` for props with named values, and `data-*` attributes for state that changes at run time. */
export const { style, styleVariants } = makers(components);
/** The same for layout components. Component rules override them. */
export const layoutStyles = makers(layout);

/** Adds a rule for a selector, for elements that cannot get a class. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  rawGlobalStyle(selector, { '@layer': { [components]: rule } });

/**
 * Adds a rule for elements inside `container`, for HTML from the API. Margins are allowed here only,
 * because no layout component can be between these elements.
 */
export const insideStyle = (container: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${container} ${selector}`, rule);

/** Returns a class with rules for print. They override every rule for the screen. */
export const printStyle = (rule: StyleRule, name?: string) =>
  rawStyle({ '@layer': { [print]: { '@media': { print: rule } } } }, name);

export { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
