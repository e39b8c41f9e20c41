export * from './SelectField.tsx';
