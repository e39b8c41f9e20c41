import type { Tone } from '../../foundations/tokens/index.ts';
import { parts } from './Button.css.ts';

export { words as buttonWords } from './Button.css.ts';

export const buttonVariants = ['solid', 'outline'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export const buttonWidths = ['hug', 'fill'] as const;

/** How a button looks, whether it acts or leads somewhere. */
export interface ButtonLook {
  /** `solid` for the one thing to do, `outline` for what else there is to do. */
  variant?: (typeof buttonVariants)[number];
  /** The colour of a solid button: red unless it belongs to a product. */
  tone?: Tone;
  /** How large. */
  size?: (typeof buttonSizes)[number];
  /** `fill` takes the room that is there. */
  width?: (typeof buttonWidths)[number];
}

/** The classes of a look. */
export const buttonClass = ({
  variant = 'solid',
  tone = 'red',
  size = 'md',
  width = 'hug',
}: ButtonLook) => {
  const look = parts.look[variant === 'solid' ? tone : variant];
  return `${parts.base} ${look} ${parts.size[size]} ${parts.width[width]}`;
};
