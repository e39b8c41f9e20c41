import { contactFields } from '#ui';

/** What stands in the form. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  privacy: boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** The fields of a form, by their names. */
export const controlsOf = (form: HTMLFormElement) =>
  contactFields.flatMap((name) => {
    const control = form.elements.namedItem(name);
    return isControl(control) ? [{ name, control }] : [];
  });

/** What stands in a form now. */
export const readValues = (form: HTMLFormElement): ContactValues => {
  const values: ContactValues = { name: '', email: '', subject: '', message: '', privacy: false };
  for (const { name, control } of controlsOf(form)) {
    if (name === 'privacy') values.privacy = isBox(control) && control.checked;
    else values[name] = control.value;
  }
  return values;
};

const isUntouched = (control: Control) => {
  if (isBox(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  return [...control.options].every((option) => option.selected === option.defaultSelected);
};

/** Whether nobody has written or chosen anything. */
export const isBlank = (form: HTMLFormElement) =>
  controlsOf(form).every(({ control }) => isUntouched(control));

/** Puts values into the fields that nobody has touched: what is typed already stands. */
export const fillUntouched = (form: HTMLFormElement, values: Partial<ContactValues>) => {
  for (const { name, control } of controlsOf(form)) {
    const value = values[name];
    if (!isUntouched(control)) continue;
    if (isBox(control)) control.checked = value === true;
    else if (typeof value === 'string') control.value = value;
  }
};
