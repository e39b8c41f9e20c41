import { contactFields } from '#ui';
import { honeypotField } from '../content/contactLimits.ts';

/** The values of the contact form. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  privacy: boolean;
  /** The honeypot, only when a program has filled it in. */
  [honeypotField]?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** Returns the form's controls with their names. */
const controlsOf = (form: HTMLFormElement) =>
  contactFields.flatMap((name) => {
    const control = form.elements.namedItem(name);
    return isControl(control) ? [{ name, control }] : [];
  });

/** Returns the current values of a form. */
export const readValues = (form: HTMLFormElement): ContactValues => {
  const values: ContactValues = { name: '', email: '', subject: '', message: '', privacy: false };
  for (const { name, control } of controlsOf(form)) {
    if (name === 'privacy') values.privacy = isCheckbox(control) && control.checked;
    else values[name] = control.value;
  }
  const trap = form.elements.namedItem(honeypotField);
  if (trap instanceof HTMLInputElement && trap.value) values[honeypotField] = trap.value;
  return values;
};

const isUntouched = (control: Control) => {
  if (isCheckbox(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  return [...control.options].every((option) => option.selected === option.defaultSelected);
};

/** Whether every control has its default value. */
export const isBlank = (form: HTMLFormElement) =>
  controlsOf(form).every(({ control }) => isUntouched(control));

/** Puts values into the controls that still have their default value. */
export const fillUntouched = (form: HTMLFormElement, values: Partial<ContactValues>) => {
  for (const { name, control } of controlsOf(form)) {
    const value = values[name];
    if (!isUntouched(control)) continue;
    if (isCheckbox(control)) control.checked = value === true;
    else if (typeof value === 'string') control.value = value;
  }
};
