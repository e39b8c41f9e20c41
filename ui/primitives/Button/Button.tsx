import type { MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './look.ts';

export interface ButtonProps extends ButtonLook {
  /** What happens, as a verb. */
  children: ReactNode;
  /** What is done. */
  onClick?: () => void;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
  /** Already at it: looks and says so, and does nothing more. It keeps the focus, unlike `disabled`. */
  isBusy?: boolean | undefined;
}

/** Does something on this page. To go somewhere, use `ButtonLink`. */
export const Button = ({
  children,
  onClick,
  type = 'button',
  isBusy = false,
  ...look
}: ButtonProps) => {
  const act = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      type={type}
      onClick={act}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      className={buttonClass(look)}
    >
      {children}
    </button>
  );
};
