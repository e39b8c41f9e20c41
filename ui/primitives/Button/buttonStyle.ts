import type { Tone } from '../../foundations/tokens/index.ts';
import { parts } from './Button.css.ts';

export { label as buttonLabel } from './Button.css.ts';

export const buttonVariants = ['solid', 'outline'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export const buttonWidths = ['hug', 'fill', 'fillPhone'] as const;

/** The props that `Button` and `ButtonLink` share. */
export interface ButtonStyleProps {
  /**
   * `solid` for the main action, `outline` for the others.
   *
   * @default 'solid'
   */
  variant?: (typeof buttonVariants)[number];
  /**
   * The color of a solid button: red, unless it belongs to a product.
   *
   * @default 'red'
   */
  tone?: Tone;
  /**
   * Height, padding and text size.
   *
   * @default 'md'
   */
  size?: (typeof buttonSizes)[number];
  /**
   * `fill` takes the width of the parent, `fillPhone` on phones only.
   *
   * @default 'hug'
   */
  width?: (typeof buttonWidths)[number];
}

/** Returns the class names of a button. */
export const buttonClass = ({
  variant = 'solid',
  tone = 'red',
  size = 'md',
  width = 'hug',
}: ButtonStyleProps) => {
  const color = parts.color[variant === 'solid' ? tone : variant];
  return `${parts.base} ${color} ${parts.size[size]} ${parts.width[width]}`;
};
