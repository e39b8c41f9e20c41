/**
 * Shows hover and focus styles without a pointer or a key. The pseudo-states addon copies every
 * `:hover` rule to the class `pseudo-hover`; these helpers add the classes.
 */
import { expect } from 'storybook/test';
import { onPhone } from './windows.ts';

const interactive = 'a[href], button, input, select, textarea, summary';

const addClasses =
  (onControl: readonly string[], onAncestors: readonly string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const found = [...canvasElement.querySelectorAll(interactive)];
    await expect(found.length).toBeGreaterThan(0);
    for (const element of found) {
      element.classList.add(...onControl);
      for (let box = element.parentElement; box && box !== canvasElement; box = box.parentElement) {
        box.classList.add(...onAncestors);
      }
    }
  };

/** Hovers every control of a story: `Default.extend({ ...hovered, tags: ['!autodocs', '!test'] })`. */
export const hovered = { ...onPhone, play: addClasses(['pseudo-hover'], ['pseudo-hover']) };

/** Shows every control of a story as focused by keyboard: `Default.extend({ ...focused, … })`. */
export const focused = {
  ...onPhone,
  play: addClasses(['pseudo-focus', 'pseudo-focus-visible'], ['pseudo-focus-within']),
};
