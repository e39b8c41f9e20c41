/**
 * The only way to write a style outside foundations. Every rule lands in a cascade layer, so what
 * wins is decided by `layers.css.ts`, never by the order in which files happen to load.
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

/** `styleVariants` is for a design choice with named values; what changes at run time is a `data-*` attribute. */
export const { style, styleVariants } = makers(components);
/** For layout components, whose rules give way to a component's own. */
export const layoutStyles = makers(layout);

/** For what a class cannot reach. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  rawGlobalStyle(selector, { '@layer': { [components]: rule } });

/**
 * For markup that comes from the API: what stands inside an element of ours. No layout component
 * can come between its parts, so here, and only here, they may keep their distance by a margin.
 */
export const insideStyle = (holder: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${holder} ${selector}`, rule);

/** A rule for paper; wins over everything that is for the screen. */
export const printStyle = (rule: StyleRule, name?: string) =>
  rawStyle({ '@layer': { [print]: { '@media': { print: rule } } } }, name);
