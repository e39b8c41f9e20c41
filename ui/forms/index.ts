export * from './CheckboxField/index.ts';
export * from './ContactForm/index.ts';
export * from './ErrorSummary/index.ts';
export * from './FormResult/index.ts';
export * from './SelectField/index.ts';
export * from './TextArea/index.ts';
export * from './TextField/index.ts';
