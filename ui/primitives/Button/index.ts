export * from './Button.tsx';
export { buttonSizes, buttonVariants, buttonWidths, type ButtonLook } from './look.ts';
