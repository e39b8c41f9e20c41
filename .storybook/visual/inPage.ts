/**
 * What runs inside the window of a story. Each function is sent there by itself, so none may name
 * another: tsx would ask for a helper of its own, which is not there.
 */
import type { ChromaticParameters, Story } from './plan.ts';

interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<
    Record<
      string,
      { id: string; title: string; name: string; parameters: { chromatic?: ChromaticParameters } }
    >
  >;
}

interface Told {
  status?: string;
  message?: string;
}

/** How Storybook's parts talk to each other; it remembers what was said last of each kind. */
interface Channel {
  last: (event: string) => readonly [Told?] | undefined;
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
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

/** `success`, or what went wrong, or nothing as long as the story is at it. */
export const hasEnded = (): string => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  // Storybook shows some errors in the story's place, and tells of others only here.
  const isReplaced = /sb-show-(?:errordisplay|nopreview)/.test(document.body.className);
  const [end] = channel?.last('storyFinished') ?? [];
  if (!end && !isReplaced) return '';
  const [error] =
    channel?.last('playFunctionThrewException') ?? channel?.last('storyThrewException') ?? [];
  const shown = isReplaced ? document.getElementById('error-message')?.textContent : undefined;
  if (error || isReplaced) return error?.message || shown || 'The story fails.';
  return end?.status === 'success' ? end.status : 'Something in the story fails.';
};

/** Waits until everything is drawn. Answers with where the story ends, in px from the top. */
export const frameStory = async (): Promise<number> => {
  await document.fonts.ready;
  // What cannot be decoded is drawn as what it is: a picture that is missing.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  // Chromium rounds a corner otherwise when what it cuts came late, and keeps to it until it has to
  // lay all out anew: which is what this asks for, twice.
  for (const hint of ['opacity', '']) {
    document.body.style.willChange = hint;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
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
