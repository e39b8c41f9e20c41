import { vars } from './theme.css.ts';

const line = `${vars.on.line} ${vars.size.hairline}, transparent 0`;

/** Returns the background of squared paper, whose squares are `size` wide. */
export const squaredPaper = (size: string) => ({
  backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
  backgroundSize: `${size} ${size}`,
});
