/** The fields of the contact form, in their order. */
export const contactFields = ['name', 'email', 'subject', 'message', 'privacy'] as const;
export type ContactField = (typeof contactFields)[number];

/** The error of each invalid field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Returns the id of a field. Prefixed, because `id="name"` becomes a property of `document` and `window`. */
export const contactFieldId = (field: ContactField) => `contact-${field}`;
