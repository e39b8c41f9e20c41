import { breakpoints } from '../../ui/foundations/tokens/index.ts';

/** A window that stories are looked at in. */
export interface Pane {
  name: string;
  /** In px. */
  width: number;
  /** How high it is at least, in px. */
  least: number;
  /** How large it is drawn. */
  scale: number;
}

/** What a designer signs off on: a large screen and a phone. */
export const panes: readonly Pane[] = [
  { name: 'Desktop', width: breakpoints.wide, least: 900, scale: 0.25 },
  { name: 'Phone', width: 390, least: 844, scale: 0.5 },
];
