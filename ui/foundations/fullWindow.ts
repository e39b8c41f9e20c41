import { vars } from './theme.css.ts';

/** The styles of a dialog over the whole window. */
export const fullWindow = {
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  border: 0,
  padding: 0,
  backgroundColor: vars.on.background,
  color: vars.on.text,
  overscrollBehavior: 'contain',
} as const;
