import type { ReactNode } from 'react';
import { useShowsAll } from './useShowsAll.ts';

/** Renders sections below the first window of a page, as soon as the ones above are painted. */
export const LowerSections = ({ children }: { children: ReactNode }) => useShowsAll() && children;
