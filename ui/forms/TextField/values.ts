export const textFieldTypes = ['text', 'email'] as const;
