import { expectNoErrors } from './consoleErrors.ts';
import { expectNoRequests } from './network.tsx';

interface RunStory {
  canvasElement: HTMLElement;
  playFunction?: unknown;
  args: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  viewMode: string;
}

const settled = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    if (image.complete || !image.hasAttribute('src')) {
      resolve();
      return;
    }
    image.addEventListener('load', () => resolve(), { once: true });
    image.addEventListener('error', () => resolve(), { once: true });
  });

/** Waits until observers of sizes have run and what they changed is rendered: axe looks right after. */
const nextFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Returns whether an element has a size. Texts for screen readers are 1 px large. */
const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** @throws {Error} when a story without a play function shows nothing */
const expectContent = ({ canvasElement, playFunction }: RunStory) => {
  // `withSurface` renders the surface around the story.
  const parts = [...canvasElement.querySelectorAll('[data-surface] *')];
  if (!playFunction && !parts.some(isVisible)) {
    throw new Error('The story shows nothing, and has no play function that expects it.');
  }
};

/** @throws {Error} when a picture is from another origin */
const expectOwnPictures = (images: readonly HTMLImageElement[]) => {
  const foreign = images
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => /^https?:/.test(address) && new URL(address).origin !== location.origin);
  if (foreign.length > 0) {
    throw new Error(`A story shows a picture from elsewhere: ${foreign.join(', ')}`);
  }
};

/** Returns whether nobody has changed the arguments with the controls, where values may fail. */
const isAsWritten = ({ args, initialArgs }: RunStory) =>
  Object.keys(args).every((name) => Object.is(args[name], initialArgs[name]));

/** Checks a story after it has run, whether it has a play function or not. `preview.tsx` registers it once. */
export const checkStory = async (story: RunStory) => {
  const images = [...story.canvasElement.querySelectorAll('img')];
  await Promise.all([nextFrames(), ...images.map(settled)]);
  expectNoRequests();
  expectOwnPictures(images);
  // On a docs page, another story may have logged the error.
  if (story.viewMode === 'story' && isAsWritten(story)) {
    expectNoErrors();
    expectContent(story);
  }
};
