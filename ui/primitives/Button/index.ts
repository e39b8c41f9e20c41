export * from './Button.tsx';
export { buttonSizes, buttonVariants, buttonWidths, type ButtonStyleProps } from './buttonStyle.ts';
