import { FieldWrapper } from '../field.tsx';
import { controlProps, type FieldProps } from '../fieldProps.ts';
import { control } from '../field.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Minimum number of characters, for the browser's own validation. */
  minLength?: number | undefined;
  /** Maximum number of characters. The browser takes no more. */
  maxLength?: number | undefined;
  /** Prevents changes while the form is being sent. The text can still be read and copied. */
  isReadOnly?: boolean;
}

/** Renders a text area. It grows with its content in browsers with `field-sizing`. */
export const TextArea = ({
  defaultValue,
  minLength,
  maxLength,
  isReadOnly = false,
  ...field
}: TextAreaProps) => (
  <FieldWrapper {...field}>
    <textarea
      {...controlProps(field)}
      required
      rows={6}
      defaultValue={defaultValue}
      minLength={minLength}
      maxLength={maxLength}
      readOnly={isReadOnly}
      data-readonly={isReadOnly || undefined}
      className={`${control} ${styles.area}`}
    />
  </FieldWrapper>
);
