import { expect, waitFor, within } from 'storybook/test';
import {
  expectNoHorizontalScroll,
  fits,
  longText,
  longTitle,
  narrow,
  unbrokenWord,
} from '#.storybook/edges';
import {
  everyWindow,
  forcedColors,
  noScreenshot,
  onPhone,
  phoneAndDesktop,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ItemSection } from './ItemSection.tsx';
import { columnItems } from './columnItems.tsx';
import { stepItems } from './stepItems.tsx';
import { termItems } from './termItems.tsx';
import { surfaceNames } from '../../foundations/tokens/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import {
  brokenStep,
  drawnSteps,
  itemsWithAmounts,
  standards,
  steps,
  terms,
} from '#.storybook/fixtures/items.ts';

const variants = { columnItems, stepItems, termItems };

const meta = preview.meta({
  title: 'Sections/ItemSection',
  component: ItemSection,
  argTypes: {
    surface: choice(surfaceNames),
    variant: {
      options: Object.keys(variants),
      mapping: variants,
      control: { type: 'inline-radio' },
      table: { type: { summary: Object.keys(variants).join(' | ') } },
    },
  },
  args: {
    id: 'standards',
    title: 'What we hold it to',
    lead: 'In the order in which a piece of gear meets them.',
    items: standards,
    variant: columnItems,
  },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'What we hold it to' });
    const titles = within(region).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      standards.map(({ title }) => title),
    );
  },
});

export const ThreeItems = meta.story({ args: { items: standards.slice(0, 3) } });

/** The numbers of the headings in large type, which screen readers read in the headings only. */
export const WithAmounts = meta.story({
  ...phoneAndDesktop,
  args: { items: itemsWithAmounts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^30 days for/ })).toBeVisible();
  },
});

/** The first two items have an icon. The heading says the same as the icon. */
export const Terms = meta.story({
  ...everyWindow,
  args: {
    id: 'terms',
    title: 'The terms',
    surface: 'crease',
    variant: termItems,
    items: terms,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'What it covers' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('h3 svg[aria-hidden]')).toHaveLength(2);
    await expect(canvas.getByText('Laces that snap')).toBeVisible();
  },
});

export const TermsLongText = Terms.extend({
  ...onPhone,
  tags: ['!autodocs'],
  args: {
    items: [
      { icon: 'check', title: longTitle, text: longText },
      { icon: 'close', title: 'What it does not cover', text: longText },
    ],
  },
  play: expectNoHorizontalScroll,
});

export const TermsUnbrokenWord = Terms.extend({
  tags: ['!autodocs'],
  args: { items: [{ icon: 'check', title: unbrokenWord, text: unbrokenWord }] },
  ...narrow,
});

export const ForcedColors = Terms.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const OnIce = meta.story({ args: { surface: 'ice', edge: 'hairline' } });

export const LongText = meta.story({
  args: { title: longTitle, items: [{ title: longTitle, text: longText }, ...standards] },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, items: [{ title: unbrokenWord, text: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

/** Reads the steps in their order, without their drawings. On phones, a drawing is below its dot. */
export const Steps = meta.story({
  ...everyWindow,
  args: {
    title: 'Three steps',
    items: drawnSteps,
    variant: stepItems,
  },
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      steps.map(({ title }) => title),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('img')).toBeNull();
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images).toHaveLength(3);
    await waitFor(() => expect(images.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
  },
});

/** Words keep their place when their drawing cannot be loaded. */
export const StepsBrokenImage = Steps.extend({
  ...noScreenshot,
  args: { items: [brokenStep] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
    await expect(canvas.getByText(brokenStep.text)).toBeVisible();
  },
});

/** Without drawings. */
export const FourSteps = Steps.extend({
  ...phoneAndDesktop,
  args: { items: [...steps, { title: 'Back on the ice', text: 'That is all.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const StepsLongText = Steps.extend({
  ...onPhone,
  tags: ['!autodocs'],
  args: {
    items: drawnSteps.map((step) => ({ ...step, title: longTitle + step.title, text: longText })),
  },
  play: expectNoHorizontalScroll,
});

export const StepsUnbrokenWord = Steps.extend({
  tags: ['!autodocs'],
  args: {
    title: unbrokenWord,
    items: drawnSteps.map((step) => ({
      ...step,
      title: step.title + unbrokenWord,
      text: unbrokenWord,
    })),
  },
  ...narrow,
});

export const StepsNarrow = Steps.extend({ tags: ['!autodocs'], ...fits });

export const StepsForcedColors = Steps.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});
