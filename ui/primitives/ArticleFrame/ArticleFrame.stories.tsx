import { expect } from 'storybook/test';
import { forcedColors, onlyAt, printed } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { ArticleFrame } from './ArticleFrame.tsx';
import { Heading } from '../Heading/index.ts';
import { Picture } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import { postCard } from '#.storybook/fixtures/postCards.ts';
import { fits, longText, longTitle, narrow, unbrokenWord } from '#.storybook/edges';

const headOf = (title: string) => (
  <Heading level={1} size="xl" id="title">
    {title}
  </Heading>
);

const meta = preview.meta({
  title: 'Primitives/ArticleFrame',
  component: ArticleFrame,
  args: {
    labelledBy: 'title',
    head: headOf(postCard.title),
    cover: <Picture source={postCard.cover} isDecorative ratio="wide" priority="first" />,
    children: <Text size="lg">{longText}</Text>,
    share: <Text>Share it</Text>,
    end: <Text>After it</Text>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const whole = canvas.getByRole('article', { name: postCard.title });
    await expect(whole).toHaveTextContent(/Share itAfter it$/);
  },
});

/** A skeleton in the same layout, which is not an article. */
export const AsDiv = meta.story({
  render: () => (
    <ArticleFrame as="div" head={<Text>Loading</Text>}>
      {null}
    </ArticleFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** From 1,200 px, the text ends before a column for cards. */
export const CardColumn = meta.story({
  ...onlyAt('w1440'),
  args: { hasCardColumn: true },
  play: async ({ canvas }) => {
    const edge = (text: string) => canvas.getByText(text).getBoundingClientRect();
    const { right } = canvas.getByRole('article').getBoundingClientRect();
    await expect(edge(longText).left).toBeGreaterThan(edge('Share it').right);
    await expect(right - edge(longText).right).toBeGreaterThan(300);
  },
});

export const NoImage = meta.story({ args: { cover: undefined } });

export const Tablet = meta.story(onlyAt('w768'));

export const LongText = meta.story({ args: { head: headOf(longTitle) } });

export const UnbrokenWord = meta.story({
  args: { head: headOf(unbrokenWord), children: <Text>{unbrokenWord}</Text> },
  ...narrow,
});

export const Narrow = meta.story(fits);

export const ForcedColors = Default.extend({
  ...forcedColors,
  tags: ['!autodocs', '!dev', '!test'],
});

export const Printed = Default.extend({ ...printed, tags: ['!autodocs', '!dev', '!test'] });
