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
import { recipe as rawRecipe } from '@vanilla-extract/recipes';
import { components, layout, print } from './layers.css.ts';

type Layer = typeof components;
type Part = StyleRule | string | (StyleRule | string)[];

const inLayer = (layer: Layer, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

const partInLayer = (layer: Layer, part: Part): Part =>
  typeof part === 'string'
    ? part
    : Array.isArray(part)
      ? part.map((one) => (typeof one === 'string' ? one : inLayer(layer, one)))
      : inLayer(layer, part);

const makers = (layer: Layer) => ({
  style: (rule: StyleRule, name?: string) => rawStyle(inLayer(layer, rule), name),
  styleVariants: <Key extends string>(rules: Record<Key, StyleRule>) => {
    const layered = {} as Record<Key, StyleRule>;
    for (const key of Object.keys(rules) as Key[]) layered[key] = inLayer(layer, rules[key]);
    return rawStyleVariants(layered);
  },
});

export const { style, styleVariants } = makers(components);
/** For layout components, whose rules give way to a component's own. */
export const layoutStyles = makers(layout);

/** For what a class cannot reach: markup that comes from the API. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  rawGlobalStyle(selector, { '@layer': { [components]: rule } });

/** A rule for paper; wins over everything that is for the screen. */
export const printStyle = (rule: StyleRule, name?: string) =>
  rawStyle({ '@layer': { [print]: { '@media': { print: rule } } } }, name);

type Variants = Record<string, Record<string, Part>>;
interface Recipe<V extends Variants> {
  base?: Part;
  variants?: V;
  compoundVariants?: { variants: { [K in keyof V]?: keyof V[K] }; style: Part }[];
  defaultVariants?: { [K in keyof V]?: keyof V[K] };
}

/** A design choice with named values. State at run time is a `data-*` attribute instead. */
export const recipe = <V extends Variants>({
  base,
  variants,
  compoundVariants,
  ...rest
}: Recipe<V>) => {
  const layered = {} as Record<string, Record<string, Part>>;
  for (const [name, values] of Object.entries(variants ?? {})) {
    layered[name] = {};
    for (const [value, part] of Object.entries(values)) {
      layered[name][value] = partInLayer(components, part);
    }
  }
  return rawRecipe<V>({
    ...(base === undefined ? {} : { base: partInLayer(components, base) }),
    variants: layered as V,
    ...(compoundVariants === undefined
      ? {}
      : {
          compoundVariants: compoundVariants.map((one) => ({
            variants: one.variants,
            style: partInLayer(components, one.style),
          })) as never,
        }),
    ...(rest as object),
  });
};
