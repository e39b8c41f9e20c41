/** What runs inside the window of a story. Each function is sent there by itself. */
import type { ChromaticParameters, Story } from './plan.ts';

interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<
    Record<
      string,
      { id: string; title: string; name: string; parameters: { chromatic?: ChromaticParameters } }
    >
  >;
  currentRender?: { phase?: string };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
}

/** All stories with what they say about their pictures. */
export const extractStories = async (): Promise<Story[]> => {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('This is no Storybook.');
  await preview.ready();
  return Object.values(await preview.extract()).map(({ id, title, name, parameters }) => ({
    id,
    title,
    name,
    chromatic: parameters.chromatic,
  }));
};

/** `finished`, or what went wrong, or nothing as long as the story is at it. */
export const hasEnded = (): string => {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  if (phase === 'finished') return phase;
  const isBroken = /sb-show-(?:errordisplay|nopreview)/.test(document.body.className);
  if (phase !== 'errored' && !isBroken) return '';
  return document.getElementById('error-message')?.textContent || `the story was ${phase}`;
};

/** Waits until everything is drawn. Answers with where the story ends, in px from the top. */
export const frameStory = async (): Promise<number> => {
  await document.fonts.ready;
  // What cannot be decoded is drawn as what it is: a picture that is missing.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const notTheStory = '.sb-wrapper, #storybook-highlights-root, #storybook-a11y-vision-filters';
  const rooms = document.querySelectorAll('#storybook-root, #storybook-root > [data-surface]');
  const ends = [...document.querySelectorAll('body *')]
    .filter((part) => ![...rooms].includes(part) && !part.closest(notTheStory))
    .map((part) => part.getBoundingClientRect())
    .flatMap(({ width, height, bottom }) => (width * height > 0 ? bottom : []));
  const roomBelow = 16;
  const end = Math.ceil(Math.max(...ends, 0) + scrollY + roomBelow);
  return Math.max(48, Math.min(document.documentElement.scrollHeight, end));
};
