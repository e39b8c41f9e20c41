import { Icon } from '../../primitives/Icon/index.ts';
import { FieldWrapper } from '../field.tsx';
import { controlProps, type FieldProps } from '../fieldProps.ts';
import { control } from '../field.css.ts';
import * as styles from './SelectField.css.ts';

export interface SelectFieldProps extends FieldProps {
  /** The options. One with a `value` sends it in place of its text. */
  options: readonly (string | { value: string; label: string })[];
  /** The value that is selected initially. The first one by default. */
  defaultValue?: string | undefined;
}

const valueOf = (option: SelectFieldProps['options'][number] | undefined) =>
  typeof option === 'object' ? option.value : option;

/** Renders a native select. */
export const SelectField = ({
  options,
  defaultValue = valueOf(options[0]),
  ...field
}: SelectFieldProps) => (
  <FieldWrapper {...field}>
    <div className={styles.box}>
      <select
        {...controlProps(field)}
        required
        defaultValue={defaultValue}
        className={`${control} ${styles.select}`}
      >
        {options.map((option) =>
          typeof option === 'string' ? (
            <option key={option}>{option}</option>
          ) : (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ),
        )}
      </select>
      <span className={styles.arrow}>
        <Icon name="down" size="md" />
      </span>
    </div>
  </FieldWrapper>
);
