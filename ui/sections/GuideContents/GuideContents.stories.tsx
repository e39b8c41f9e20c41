import { expect, waitFor, within } from 'storybook/test';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';
import { everyWindow, noScreenshot, onlyAt, phoneAndDesktop } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { focused, hovered } from '#.storybook/pseudoStates';
import { GuideContents } from './GuideContents.tsx';
import { GuidePart } from '../GuidePart/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { notPrinted } from '#.storybook/fixtures/notPrinted.tsx';

const parts = [
  { id: 'need', title: 'What you need' },
  { id: 'blade', title: 'Tape the blade' },
  { id: 'handle', title: 'Tape the handle' },
  { id: 'problems', title: 'Problems and fixes' },
  { id: 'again', title: 'When to re-tape' },
];

const meta = preview.meta({
  title: 'Sections/GuideContents',
  component: GuideContents,
  args: { parts },
});

export const Default = meta.story({
  ...everyWindow,
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'In this guide' });
    const links = within(contents).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      parts.map(({ id }) => `#${id}`),
    );
  },
});

/** On a phone the links are in two columns, each as high as a tap target. */
export const OnPhone = meta.story({
  ...onlyAt('w360'),
  ...noScreenshot,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    await expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  },
});

/** Marks the part that is read, and none above the first part. */
export const Reading = meta.story({
  ...phoneAndDesktop,
  render: (args) => (
    <Stack gap="2xl">
      <GuideContents {...args} />
      {parts.map((part) => (
        <GuidePart key={part.id} {...part}>
          {[1, 2, 3, 4, 5, 6].map((paragraph) => (
            <Text key={paragraph}>{longText}</Text>
          ))}
        </GuidePart>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'In this guide' }));
    const link = contents.getByRole('link', { name: 'Tape the handle' });
    canvas.getByRole('region', { name: 'Tape the handle' }).scrollIntoView();
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    scrollTo(0, 0);
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current'));
  },
});

export const LongText = meta.story({
  args: { parts: [{ id: 'long', title: longTitle }, ...parts] },
});

export const UnbrokenWord = meta.story({
  args: { parts: [{ id: 'word', title: unbrokenWord }] },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Hovered = Default.extend({ ...hovered, tags: ['!autodocs', '!test'] });

export const Focused = Default.extend({ ...focused, tags: ['!autodocs', '!test'] });

export const Printed = Default.extend({
  ...notPrinted('GuideContents'),
  tags: ['!autodocs', '!dev', '!test'],
});
