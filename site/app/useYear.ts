import { useSyncExternalStore } from 'react';
import { usePrerenderedPage } from '../api/prerendered.tsx';

const never = () => () => {};
const thisYear = () => new Date(Date.now()).getFullYear();

/** The current year; while a document is taken over, the year that stands in it. */
export const useYear = () => {
  const { year } = usePrerenderedPage();
  return useSyncExternalStore(never, thisYear, () => year);
};
