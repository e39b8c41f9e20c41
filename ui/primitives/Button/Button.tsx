import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './look.ts';

export interface ButtonProps extends ButtonLook {
  /** What happens, as a verb. */
  children: ReactNode;
  /** What is done. */
  onClick?: () => void;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
}

/** Does something on this page. To go somewhere, use `ButtonLink`. */
export const Button = ({ children, onClick, type = 'button', ...look }: ButtonProps) => (
  <button type={type} onClick={onClick} className={buttonClass(look)}>
    {children}
  </button>
);
