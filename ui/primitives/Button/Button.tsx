import type { MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonStyleProps } from './buttonStyle.ts';

export interface ButtonProps extends ButtonStyleProps {
  /** The label, as a verb: what happens. */
  children: ReactNode;
  /** Called on a click, or on Enter or Space with focus. */
  onClick?: () => void;
  /** `submit` submits the form around it. */
  type?: 'button' | 'submit';
  /** Marks the action as running: further clicks do nothing. Keeps the focus, unlike `disabled`. */
  isBusy?: boolean | undefined;
}

/** Renders a button for an action on this page. To open another page, use `ButtonLink`. */
export const Button = ({
  children,
  onClick,
  type = 'button',
  isBusy = false,
  ...style
}: ButtonProps) => {
  const handleClick = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      type={type}
      onClick={handleClick}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      className={buttonClass(style)}
    >
      {children}
    </button>
  );
};
