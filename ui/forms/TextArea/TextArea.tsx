import { controlProps, FieldFrame, type FieldProps } from '../field.tsx';
import { control } from '../field.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** What stands in it at first. */
  defaultValue?: string | undefined;
  /** The fewest characters, for the browser's own check when ours cannot be had. */
  minLength?: number;
  /** Can be read but not changed, while what is in it is being sent. */
  isReadOnly?: boolean;
}

/** Room for several lines. It grows with them where the browser can, and by hand elsewhere. */
export const TextArea = ({
  defaultValue,
  minLength,
  isReadOnly = false,
  ...field
}: TextAreaProps) => (
  <FieldFrame {...field}>
    <textarea
      {...controlProps(field)}
      required
      rows={6}
      defaultValue={defaultValue}
      minLength={minLength}
      readOnly={isReadOnly}
      data-still={isReadOnly || undefined}
      className={`${control} ${styles.area}`}
    />
  </FieldFrame>
);
