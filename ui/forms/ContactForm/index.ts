export { contactFieldId, contactFields, type ContactErrors, type ContactField } from './contact.ts';
export * from './ContactForm.tsx';
