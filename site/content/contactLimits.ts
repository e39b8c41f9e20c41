/**
 * The greatest length of each text of the contact message, in UTF-16 code units, as `maxlength`
 * counts. The form sets it, and the server refuses a longer text. 254 is the longest address that
 * can be reached (RFC 5321 section 4.5.3.1.3).
 */
export const maxLengths = { name: 100, email: 254, subject: 100, message: 5000 } as const;

/** A field that people do not see and leave empty. A program that fills it in sends nothing. */
export const honeypotField = 'website';
