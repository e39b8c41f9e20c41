export * from './Button.tsx';
export * from './look.ts';
