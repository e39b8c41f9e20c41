import { SelectField } from '../../forms/SelectField/index.ts';
import type { Choice, FinderField } from './choice.ts';
import * as styles from './fields.css.ts';

/** The longest label of options that are beside each other on a phone, in characters. */
const shortLabel = 8;

/** The longest label of options that are beside each other on a phone in two lines, in characters. */
const phraseLabel = 14;

const groupOf = (options: FinderField['options']) => {
  const longest = Math.max(...options.map(({ label }) => label.length));
  if (longest <= shortLabel) return styles.shortGroup;
  return longest <= phraseLabel ? `${styles.group} ${styles.phraseGroup}` : styles.group;
};

interface FinderFieldsProps {
  id: string;
  fields: readonly FinderField[];
  choice: Choice;
}

/** Renders the questions of a finder as native controls. The form has their values, not React. */
export const FinderFields = ({ id, fields, choice }: FinderFieldsProps) =>
  fields.map(({ name, label, variant, options }) =>
    variant === 'select' ? (
      <SelectField
        key={name}
        id={`${id}-${name}`}
        name={name}
        label={label}
        options={options}
        defaultValue={choice[name]}
      />
    ) : (
      <fieldset key={name} className={groupOf(options)}>
        <legend className={styles.legend}>{label}</legend>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === choice[name]}
              className={styles.radio}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    ),
  );
