/** An option of a field: what the address contains, and what visitors read. */
export interface FinderOption {
  /** The value in the form and in the address. */
  value: string;
  /** The text. */
  label: string;
}

/** A question with a fixed set of answers. */
export interface FinderField<Name extends string = string> {
  /** The name in the form and in the address; unique among the finder's fields. */
  name: Name;
  /** The question. */
  label: string;
  /** `radios` shows every option, `select` a list that opens. */
  variant: 'radios' | 'select';
  /** The options. */
  options: readonly FinderOption[];
}

/** The chosen value of each field. */
export type Choice<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * Returns the choice that a form or an address contains. A value that is not an option is ignored, and
 * the one of `fallback` stays.
 */
export const readChoice = <Name extends string>(
  fields: readonly FinderField<Name>[],
  given: { get: (name: string) => unknown },
  fallback: Choice<Name>,
): Choice<Name> => {
  const choice: Record<Name, string> = { ...fallback };
  for (const { name, options } of fields) {
    const value = given.get(name);
    const option = options.find((one) => one.value === value);
    if (option) choice[name] = option.value;
  }
  return choice;
};
