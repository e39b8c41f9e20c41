import { createElement } from 'react';
import * as styles from './Icon.css.ts';
import { brands, drawn, type IconName, type iconSizes } from './icons.ts';

export interface IconProps {
  /** The name of the icon. */
  name: IconName;
  /** `text` follows the size of the text around it. */
  size?: (typeof iconSizes)[number];
}

/** Renders a decorative icon. It is hidden from screen readers, so text must be beside it. */
export const Icon = ({ name, size = 'text' }: IconProps) => {
  const brand = name in brands ? brands[name as keyof typeof brands] : undefined;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={`${styles.size[size]} ${brand ? styles.filled : styles.drawn}`}
    >
      {brand ? (
        <path d={brand} fillRule="evenodd" />
      ) : (
        drawn[name as keyof typeof drawn].map(([tag, attributes], index) =>
          createElement(tag, { key: index, ...attributes }),
        )
      )}
    </svg>
  );
};
