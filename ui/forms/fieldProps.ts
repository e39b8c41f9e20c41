export interface FieldProps {
  /** The id of the control. Label, hint, error and the links of an error summary refer to it. */
  id: string;
  /** The name of the control in the form's data. */
  name: string;
  /** The label above the control. */
  label: string;
  /** Help text between label and control. */
  hint?: string | undefined;
  /**
   * Whether the hint is shown. One that only says what an error would say is left to screen readers.
   *
   * @default true
   */
  isHintVisible?: boolean | undefined;
  /** The validation error, shown below the control. */
  error?: string | undefined;
  /**
   * Whether `error` has been corrected. It is no longer shown, but its space remains until it is removed.
   *
   * @default false
   */
  isCorrected?: boolean | undefined;
}

type Described = Pick<FieldProps, 'id' | 'name' | 'hint' | 'error' | 'isCorrected'>;

/** Returns the id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;
/** Returns the id of the error of a control. */
export const errorId = (id: string) => `${id}-error`;

/** Returns the attributes that connect a control to its hint and error. */
export const controlProps = ({ id, name, hint, error, isCorrected = false }: Described) => {
  const isInvalid = error !== undefined && !isCorrected;
  return {
    id,
    name,
    'aria-describedby':
      [hint && hintId(id), isInvalid && errorId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isInvalid || undefined,
    'data-invalid': isInvalid || undefined,
  };
};
