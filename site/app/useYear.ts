import { useSyncExternalStore } from 'react';
import { usePrerenderedPage } from '../api/prerendered.ts';

const subscribe = () => () => {};
const thisYear = () => new Date(Date.now()).getFullYear();

/** Returns the current year. During hydration, returns the year of the build, as in the document. */
export const useYear = () => {
  const { year } = usePrerenderedPage();
  return useSyncExternalStore(subscribe, thisYear, () => year);
};
