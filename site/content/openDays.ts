import { hours } from './facts.ts';
import { daysText } from './hours.ts';

/** The days on which messages and calls are answered: `Monday to Friday`. */
export const openDays = daysText(hours.openings.flatMap(({ days }) => days));
