import { expect, waitFor } from 'storybook/test';
import { fits, longText, longTitle, missingPicture, narrow, unbrokenWord } from '#.storybook/edges';
import {
  everyWindow,
  noScreenshot,
  onlyAt,
  onPhone,
  phoneAndDesktop,
  printed,
} from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { PageIntro } from './PageIntro.tsx';
import { rinkMarkVariants } from '../../primitives/RinkMark/index.ts';
import { surfaceNames } from '../../foundations/tokens/index.ts';
import { topics } from '#ui/figures';
import { tape } from '#ui/pictures';
import { choice } from '#.storybook/fixtures/controls.ts';

const breadcrumb = [
  { label: 'Home', href: '/' },
  { label: 'Quality', href: '/why-choose/quality' },
];

const meta = preview.meta({
  title: 'Sections/PageIntro',
  component: PageIntro,
  argTypes: { surface: choice(surfaceNames), mark: choice(rinkMarkVariants) },
  args: {
    title: 'Six standards, one bag of gear',
    lead: 'What every roll, lace and bearing has to pass before it is packed.',
    breadcrumb,
  },
});

export const Default = meta.story({
  ...phoneAndDesktop,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Six standards, one bag of gear' }),
    ).toBeVisible();
    await expect(canvas.getByText('Quality')).toHaveAttribute('aria-current', 'page');
  },
});

export const WithAction = meta.story({
  ...phoneAndDesktop,
  args: {
    children: (
      <ButtonLink href="https://example.com/store" external>
        Visit our Amazon store
      </ButtonLink>
    ),
  },
});

/** Facts below the button: a row from tablets up, below each other on phones. */
export const WithFacts = WithAction.extend({
  ...onPhone,
  args: {
    surface: 'night',
    picture: tape,
    pictureAlt: 'A roll of clear tape standing on ice.',
    facts: ['Free 2-day shipping with Prime', '30-day returns', '30-day guarantee'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('30-day guarantee');
  },
});

export const Night = meta.story({ args: { surface: 'night', mark: 'crossbar' } });
export const Center = meta.story({ args: { surface: 'ice', mark: 'center' } });
/** The only mark on phones. */
export const Rink = meta.story({ ...phoneAndDesktop, args: { title: 'Sitemap', mark: 'rink' } });

/** A play, from tablets up. Screen readers do not read it. */
export const WithDrawing = meta.story({
  ...onlyAt('w768'),
  args: { drawing: topics },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(image).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

const topic = (title: string, view: string) => ({
  args: { title, drawing: { ...topics, src: `${topics.src}#${view}` } },
});

export const HockeyTips = WithDrawing.extend(topic('Hockey Tips', 'hockey-tips'));
export const EquipmentCare = WithDrawing.extend(topic('Equipment Care', 'equipment-care'));
export const TrainingTips = WithDrawing.extend(topic('Training Tips', 'training-tips'));
export const EquipmentSelection = WithDrawing.extend(
  topic('Equipment Selection', 'equipment-selection'),
);
export const ProductGuides = WithDrawing.extend(topic('Product Guides', 'product-guides'));
export const HockeyCulture = WithDrawing.extend(topic('Hockey Culture', 'hockey-culture'));
export const ProductComparisons = WithDrawing.extend(
  topic('Product Comparisons', 'product-comparisons'),
);
export const ProductHistories = WithDrawing.extend(topic('Product Histories', 'product-histories'));
/** An unknown category: its page shows the drawing of a play. */
export const UnknownTopic = WithDrawing.extend(topic('Goalie Masks', 'goalie-masks'));

/** A low band without a mark. From 1,440 px, the lead is beside the title. */
export const Short = meta.story({
  ...everyWindow,
  args: { isShort: true, titleSize: 'xl' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
});

/** Beside the text on wide windows, below it on narrow ones. */
export const WithPicture = meta.story({
  ...phoneAndDesktop,
  args: {
    surface: 'night',
    picture: tape,
    pictureAlt: 'A roll of clear tape standing on ice.',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A roll of clear tape standing on ice.' }),
    ).toBeVisible();
  },
});

export const WithPictureNarrow = WithPicture.extend(narrow);

/** A rink mark in place of a picture. */
export const NoImage = meta.story({
  ...noScreenshot,
  args: { surface: 'night', mark: 'center' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The text keeps its place. */
export const BrokenImage = WithPicture.extend({
  ...onPhone,
  args: { picture: { ...tape, src: missingPicture, sources: [] } },
  play: async ({ args, canvas }) => {
    const image = () => canvas.getByRole('img', { name: args.pictureAlt ?? '' });
    await waitFor(() => expect(image()).not.toHaveAttribute('src'));
  },
});

export const WithPictureLongText = WithPicture.extend({
  ...onPhone,
  tags: ['!autodocs'],
  args: { title: longTitle, lead: longText },
});

export const LongText = meta.story({
  args: { title: longTitle, lead: longText },
});

export const UnbrokenWord = meta.story({
  args: { title: unbrokenWord, lead: unbrokenWord },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
