import type { Check } from './rules.ts';
import type { ContactValues } from './values.ts';

let rules: Promise<typeof import('./rules.ts')> | undefined;

const fetchRules = () => {
  rules ??= import('./rules.ts');
  // A failure is forgotten, so that the next call tries again.
  rules.catch(() => {
    rules = undefined;
  });
  return rules;
};

/** Fetches the rules before they are needed. */
export const loadRules = () => {
  fetchRules().catch(() => {});
};

/**
 * Checks what stands in a form. If our rules cannot be fetched, the browser's own take their place,
 * with its own words: a message must not be lost for want of the one who reads it over.
 */
export const checkForm = async (form: HTMLFormElement, values: ContactValues): Promise<Check> => {
  try {
    const { check } = await fetchRules();
    return check(values);
  } catch {
    return form.reportValidity() ? { message: values } : { errors: {} };
  }
};
