import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { noScreenshot, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Button } from '../Button/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Picture } from './Picture.tsx';
import { picturePriorities, pictureRatios } from './values.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';
import { toneNames } from '../../foundations/tokens/index.ts';
import { heroTall, heroWide, laces, tape } from '#ui/pictures';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longText, missingPicture } from '#.storybook/edges';

const tapeAlt = 'A roll of clear hockey tape standing on ice.';

/** An empty picture, to show the box as it is before the picture has loaded. */
const emptyPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E';

const meta = preview.meta({
  title: 'Primitives/Picture',
  component: Picture,
  argTypes: {
    ratio: choice(pictureRatios),
    priority: choice(picturePriorities),
    tone: choice(toneNames),
    alt: { description: 'What the picture shows.', table: { type: { summary: 'string' } } },
    isDecorative: {
      description: 'In place of `alt`: the picture adds nothing to the text beside it.',
      table: { type: { summary: 'true' } },
    },
  },
  args: { source: tape, alt: tapeAlt, sizes: '40rem', tone: 'red' as const },
  decorators: [
    (Story) => (
      <Grid columns="2" label="Picture">
        <li>
          <Story />
        </li>
      </Grid>
    ),
  ],
});

/** Waits until the picture has loaded. The first one is encoded while the story waits. */
const expectShown = (image: HTMLElement) =>
  waitFor(
    () => expect(image instanceof HTMLImageElement && image.naturalWidth).toBeGreaterThan(0),
    { timeout: 5000 },
  );

/** Width and height are in the markup, so that the space is reserved before the picture loads. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: tapeAlt });
    await expectShown(image);
    await expect(image).toHaveAttribute('width', `${tape.width}`);
    await expect(image).toHaveAttribute('height', `${tape.height}`);
  },
});

/** The reserved space in a tint of the surface, until the picture has loaded. */
export const Loading = meta.story({
  args: { source: { src: emptyPicture, width: 1600, height: 1200, sources: [] }, ratio: 'card' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: tapeAlt }).getBoundingClientRect();
    await expect(height / width).toBeCloseTo(3 / 4, 2);
  },
});

/** The color and the alternative text replace it, without a broken-image icon. */
export const Broken = meta.story({
  args: { source: missingPicture, ratio: 'wide', failedAlt: 'Hockey Article' },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'Hockey Article' });
    await expect(image).not.toHaveAttribute('src');
    await expect(canvas.getByText('Hockey Article')).toBeVisible();
  },
});

/** A box with a fixed ratio grows with the words. */
export const BrokenLongText = meta.story({
  args: { source: missingPicture, ratio: 'wide', alt: longText },
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    const words = await canvas.findByText(longText);
    const box = words.parentElement?.getBoundingClientRect().height ?? 0;
    await expect(words.getBoundingClientRect().height).toBeLessThanOrEqual(box);
  },
});

/** A post without a cover. Nothing is requested. */
export const NoPicture = Broken.extend({ ...noScreenshot, args: { source: '' } });

/** Its words would be behind the text over it, so only screen readers have them. Hero shows it. */
export const Background = NoPicture.extend({
  args: { isBackground: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hockey Article' })).not.toHaveAttribute('src');
    await expect(canvas.queryByText('Hockey Article')).toBeNull();
  },
});

/** A new source is loaded after the old one failed. */
export const Replaced = meta.story({
  render: function ReplacedPicture(args) {
    const [source, setSource] = useState<typeof args.source>(missingPicture);
    return (
      <Stack>
        <Picture {...args} source={source} ratio="wide" failedAlt="Not there" />
        <Button onClick={() => setSource(laces)}>Another picture</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Not there' });
    await userEvent.click(canvas.getByRole('button', { name: 'Another picture' }));
    await expectShown(await canvas.findByRole('img', { name: tapeAlt }));
  },
});

export const Ratios = meta.story({
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  render: (args) => (
    <Stack gap="xl">
      {pictureRatios
        .filter((ratio) => ratio !== 'fill' && ratio !== 'whole')
        .map((ratio) => (
          <Stack key={ratio} gap="xs">
            <Picture {...args} ratio={ratio} />
            <Text size="sm">{ratio}</Text>
          </Stack>
        ))}
    </Stack>
  ),
});

/** The color of a failed picture. */
export const Tones = meta.story({
  render: () => (
    <Stack>
      {toneNames.map((tone) => (
        <Picture key={tone} source="" alt={`No picture, ${tone}`} tone={tone} ratio="wide" />
      ))}
    </Stack>
  ),
});

/** Wide windows load the wide crop. */
export const ArtDirection = meta.story({
  ...onlyAt('w1024'),
  args: {
    source: heroWide,
    tall: heroTall,
    alt: 'Tape, laces and bearings on the ice of a dark arena.',
    sizes: '100vw',
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expectShown(image);
    await expect(image.clientWidth).toBeGreaterThan(image.clientHeight);
  },
});

/** Phones load the tall crop. */
export const ArtDirectionNarrow = ArtDirection.extend({
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expectShown(image);
    await expect(image.clientHeight).toBeGreaterThan(image.clientWidth);
  },
});
