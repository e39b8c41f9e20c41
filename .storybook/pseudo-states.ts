/**
 * What a story looks like under a pointer or a key, without either. The pseudo-states addon writes
 * every rule for `:hover` a second time, for the class `pseudo-hover`; here the classes are put on.
 */
import { expect } from 'storybook/test';

const interactive = 'a[href], button, input, select, textarea, summary';

const put =
  (own: readonly string[], around: readonly string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const found = [...canvasElement.querySelectorAll(interactive)];
    await expect(found.length).toBeGreaterThan(0);
    for (const element of found) {
      element.classList.add(...own);
      for (let box = element.parentElement; box && box !== canvasElement; box = box.parentElement) {
        box.classList.add(...around);
      }
    }
  };

/**
 * Everything in the story under a pointer. To be looked at, and tested by the story that it is made
 * from: `Default.extend({ ...hovered, tags: ['!autodocs', '!test'] })`.
 */
export const hovered = { play: put(['pseudo-hover'], ['pseudo-hover']) };

/** Everything in the story as if a key had brought the focus to it: `Default.extend(focused)`. */
export const focused = {
  play: put(['pseudo-focus', 'pseudo-focus-visible'], ['pseudo-focus-within']),
};
