import { controlProps, FieldFrame, type FieldProps } from '../field.tsx';
import { control } from '../field.css.ts';

export const textFieldTypes = ['text', 'email'] as const;

export interface TextFieldProps extends FieldProps {
  /** `email` brings up the keyboard for addresses, and leaves their spelling alone. */
  type?: (typeof textFieldTypes)[number];
  /** What a browser may fill in by itself, in HTML's own words: `name`, `email`. */
  autoComplete?: string;
  /** What stands in it at first. */
  defaultValue?: string | undefined;
  /** The fewest characters, for the browser's own check when ours cannot be had. */
  minLength?: number;
  /** Can be read but not changed, while what is in it is being sent. */
  isReadOnly?: boolean;
}

const inputProps = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'off' },
} as const;

/** A line of text. It keeps what is typed by itself, so nothing typed before the app starts is lost. */
export const TextField = ({
  type = 'text',
  autoComplete,
  defaultValue,
  minLength,
  isReadOnly = false,
  ...field
}: TextFieldProps) => (
  <FieldFrame {...field}>
    <input
      {...controlProps(field)}
      {...inputProps[type]}
      required
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      minLength={minLength}
      readOnly={isReadOnly}
      data-still={isReadOnly || undefined}
      className={control}
    />
  </FieldFrame>
);
