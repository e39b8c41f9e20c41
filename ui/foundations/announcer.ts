import { createStore } from './store.ts';

/** A text in the live region. */
interface Announcement {
  id: number;
  text: string;
}

/**
 * How long a text stays in the live region, in ms. Removed afterwards, because whoever reads on to the
 * end of the page would find it there.
 */
const shownForMs = 7000;

/** The wait after which loading is announced, in ms. Most loads end before, and need no words. */
const slowAfterMs = 700;

/** The texts in the live region of `PageFrame`, oldest first. */
export const announcements = createStore<readonly Announcement[]>([]);

let lastId = 0;

/** The texts that wait, while they are held back. */
let held: string[] | undefined;

const show = (text: string) => {
  lastId += 1;
  const announcement = { id: lastId, text };
  announcements.set([...announcements.get(), announcement]);
  setTimeout(() => {
    announcements.set(announcements.get().filter((one) => one !== announcement));
  }, shownForMs);
};

/** Makes screen readers read a text when they pause. Texts in quick succession are all read. */
export const announce = (text: string) => {
  if (held) held.push(text);
  else show(text);
};

/** Makes screen readers read a text when they pause, also while `announce` holds texts back. */
export const announceFirst = (text: string) => show(text);

/**
 * Holds texts back until the title of a page is announced. Drops those that another page held back.
 * @returns a function that announces the texts, unless another page holds texts back by then
 */
export const holdAnnouncements = () => {
  const texts: string[] = [];
  held = texts;
  return () => {
    if (held !== texts) return;
    held = undefined;
    for (const text of texts) show(text);
  };
};

/**
 * Calls a function after 700 ms, to announce that something loads.
 * @returns a function that prevents the call: what is waited for has arrived
 */
export const whenSlow = (callback: () => void) => {
  const timer = setTimeout(callback, slowAfterMs);
  return () => clearTimeout(timer);
};
