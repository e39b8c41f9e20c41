import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './look.ts';

export interface ButtonProps extends ButtonLook {
  /** What happens, as a verb. */
  children: ReactNode;
  /** What is done. */
  onClick?: () => void;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
}

/** Does something on this page. To go somewhere, use `ButtonLink`. */
export const Button = ({
  children,
  onClick,
  type = 'button',
  variant = 'solid',
  tone = 'red',
  size = 'md',
  width = 'hug',
}: ButtonProps) => (
  <button type={type} onClick={onClick} className={styles.button({ variant, tone, size, width })}>
    {children}
  </button>
);
