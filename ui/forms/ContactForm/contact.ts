/** The fields of a message, in their order. */
export const contactFields = ['name', 'email', 'subject', 'message', 'privacy'] as const;
export type ContactField = (typeof contactFields)[number];

/** What is wrong, by field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** The id of a field on the page: 'name' alone would be a name of the document, too. */
export const contactFieldId = (field: ContactField) => `contact-${field}`;
