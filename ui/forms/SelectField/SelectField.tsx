import { Icon } from '../../primitives/index.ts';
import { controlProps, FieldFrame, type FieldProps } from '../field.tsx';
import { control } from '../field.css.ts';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps extends FieldProps {
  /** What there is to choose from. */
  options: readonly string[];
  /** What is chosen at first; the first option unless told otherwise. */
  defaultValue?: string | undefined;
}

/** One of a few. The browser's own list: every keyboard and every phone knows it. */
export const SelectField = ({ options, defaultValue = options[0], ...field }: SelectFieldProps) => (
  <FieldFrame {...field}>
    <div className={styles.box}>
      <select
        {...controlProps(field)}
        required
        defaultValue={defaultValue}
        className={`${control} ${styles.select}`}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="down" size="md" />
      </span>
    </div>
  </FieldFrame>
);
