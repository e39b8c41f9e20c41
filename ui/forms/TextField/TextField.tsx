import { FieldWrapper } from '../field.tsx';
import { controlProps, type FieldProps } from '../fieldProps.ts';
import { control } from '../field.css.ts';
import type { textFieldTypes } from './values.ts';

export interface TextFieldProps extends FieldProps {
  /** `email` shows the email keyboard, without spell check and capital letters. */
  type?: (typeof textFieldTypes)[number];
  /** The autofill token of HTML: `name`, `email`. */
  autoComplete?: string;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Minimum number of characters, for the browser's own validation. */
  minLength?: number | undefined;
  /** Maximum number of characters. The browser takes no more. */
  maxLength?: number | undefined;
  /** Prevents changes while the form is being sent. The text can still be read and copied. */
  isReadOnly?: boolean;
}

const inputProps = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'off' },
} as const;

/** Renders an uncontrolled text input. */
export const TextField = ({
  type = 'text',
  autoComplete,
  defaultValue,
  minLength,
  maxLength,
  isReadOnly = false,
  ...field
}: TextFieldProps) => (
  <FieldWrapper {...field}>
    <input
      {...controlProps(field)}
      {...inputProps[type]}
      required
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      minLength={minLength}
      maxLength={maxLength}
      readOnly={isReadOnly}
      data-readonly={isReadOnly || undefined}
      className={control}
    />
  </FieldWrapper>
);
