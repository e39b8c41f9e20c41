import { expect } from 'storybook/test';
import { forcedColors, onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Grid, listPlaces } from '../../layout/Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { MediaCard } from './MediaCard.tsx';
import { mediaCardElements } from './values.ts';
import { Picture } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { toneNames } from '../../foundations/tokens/index.ts';
import { tape } from '#ui/pictures';
import { choice } from '#.storybook/fixtures/controls.ts';
import { longText, longTitle, narrow } from '#.storybook/edges';

const text = (title: string, lead: string) => (
  <>
    <Heading level={3} size="md">
      {title}
    </Heading>
    <Text variant="muted">{lead}</Text>
  </>
);

const meta = preview.meta({
  title: 'Primitives/MediaCard',
  component: MediaCard,
  argTypes: { place: choice(listPlaces), tone: choice(toneNames), as: choice(mediaCardElements) },
  args: {
    media: (
      <Picture
        source={tape}
        alt="A roll of clear tape beside a pack of five."
        ratio="card"
        tone="red"
      />
    ),
    children: text('Taping over the sock', 'Two turns below the knee, two above the ankle.'),
    end: (
      <TextLink href="/blog" variant="lead">
        Read more
      </TextLink>
    ),
  },
});

/** With a row to itself, the picture is beside the text and as high. */
export const Default = meta.story({
  ...onlyAt('w768'),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: 'A roll of clear tape beside a pack of five.',
    });
    const title = canvas.getByRole('heading', { name: 'Taping over the sock' });
    const { right } = picture.getBoundingClientRect();
    await expect(title.getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  },
});

/** The second and the third card of a list keep the picture above the text where they are wide, too. On phones it is beside the text. */
export const Medium = meta.story({
  ...onlyAt('w768'),
  args: { place: 'medium' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: 'A roll of clear tape beside a pack of five.',
    });
    const title = canvas.getByRole('heading', { name: 'Taping over the sock' });
    const { bottom } = picture.getBoundingClientRect();
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
});

/** On phones, a small picture beside the title, and the link below both. */
export const Compact = meta.story({
  ...onlyAt('w360'),
  args: {
    isCompact: true,
    children: (
      <Heading level={3} size="md">
        Taping over the sock
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: 'A roll of clear tape beside a pack of five.',
    });
    const title = canvas.getByRole('heading', { name: 'Taping over the sock' });
    const { bottom, right } = picture.getBoundingClientRect();
    await expect(title.getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
    const link = canvas.getByRole('link', { name: 'Read more' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
});

/** In a row of three, each in a product's color. The links are aligned. */
export const InARow = meta.story({
  render: (args) => (
    <Grid columns="trio">
      {toneNames.map((tone, place) => (
        <li key={tone}>
          <MediaCard {...args} tone={tone}>
            {text('Taping over the sock', 'Two turns below the knee. '.repeat(place + 1))}
          </MediaCard>
        </li>
      ))}
    </Grid>
  ),
});

export const LongText = meta.story({
  args: { children: text(longTitle, longText) },
  ...narrow,
});

export const ForcedColors = Default.extend({
  ...forcedColors,
  parameters: {
    visual: { ...forcedColors.parameters.visual, ...onlyAt('w768').parameters.visual },
  },
  tags: ['!autodocs', '!dev', '!test'],
});
