import type { Validated } from './validation.ts';
import type { ContactValues } from './values.ts';

let validation: Promise<typeof import('./validation.ts')> | undefined;

const importValidation = () => {
  validation ??= import('./validation.ts');
  // Forgets a failed import, so that the next call tries again.
  validation.catch(() => {
    validation = undefined;
  });
  return validation;
};

/** Loads the validation code before it is needed. */
export const loadValidation = () => {
  importValidation().catch(() => {});
};

/**
 * Validates a form. Falls back to the browser's own validation and messages when the code cannot be
 * loaded: a message must not be lost because of that.
 */
export const validateForm = async (
  form: HTMLFormElement,
  values: ContactValues,
): Promise<Validated> => {
  try {
    const { validate } = await importValidation();
    return validate(values);
  } catch {
    return form.reportValidity() ? { message: values } : { errors: {} };
  }
};
