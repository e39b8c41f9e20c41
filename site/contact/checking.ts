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
  // Asked at once: the browser checks no field that is being sent and so cannot be changed.
  const isSound = form.checkValidity();
  try {
    const { check } = await fetchRules();
    return check(values);
  } catch {
    if (isSound) return { message: values };
    // Once the fields can be changed again.
    setTimeout(() => form.reportValidity());
    return { errors: {} };
  }
};
