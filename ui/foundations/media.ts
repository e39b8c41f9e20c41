import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, type Breakpoint } from './tokens/index.ts';

type Rule = NonNullable<StyleRule['@media']>[string];

/** The media query of a window at least this wide. In em, so that a reader's own text size counts. */
export const wider = (breakpoint: Exclude<Breakpoint, 'phone'>) =>
  `screen and (min-width: ${breakpoints[breakpoint] / 16}em)`;

/** The condition of a window narrower than this: for the few things a small screen has of its own. */
export const narrower = (breakpoint: Exclude<Breakpoint, 'phone'>) =>
  `(max-width: ${(breakpoints[breakpoint] - 0.02) / 16}em)`;

/** Mobile first: `responsive({ tablet: {…}, desktop: {…} })`. */
export const responsive = (rules: Partial<Record<Exclude<Breakpoint, 'phone'>, Rule>>) =>
  Object.fromEntries(
    (Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => {
      const rule = name === 'phone' ? undefined : rules[name];
      return name === 'phone' || !rule ? [] : [[wider(name), rule] as const];
    }),
  );

/** A condition on the room a component has, whatever the window: its parent needs `container`. */
export const roomy = '(min-width: 36rem)';

/** Hover styles, only where a pointer can hover. */
export const hover = (rule: Rule) => ({ '(hover: hover)': rule });

/** … and the opposite: a rail beside something, where little stands beside each other. */
export const slim = '(max-width: 16rem)';

export const noScript = '(scripting: none)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
