import { Icon } from '../../primitives/Icon/index.ts';
import { controlProps, FieldWrapper, type FieldProps } from '../field.tsx';
import { control } from '../field.css.ts';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps extends FieldProps {
  /** The options. */
  options: readonly string[];
  /** The option that is selected initially. The first one by default. */
  defaultValue?: string | undefined;
}

/** Renders a native select. */
export const SelectField = ({ options, defaultValue = options[0], ...field }: SelectFieldProps) => (
  <FieldWrapper {...field}>
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
  </FieldWrapper>
);
