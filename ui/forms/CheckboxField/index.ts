export * from './CheckboxField.tsx';
