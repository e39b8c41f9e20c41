import preview from '#.storybook/preview';
import { Badge, Inline } from '#ui';
import { expectNoSidewaysScroll, unbrokenWord } from '../../stories/edges.ts';

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Hockey Tips' },
});

export const Default = meta.story();

export const Several = meta.story({
  render: () => (
    <Inline gap="xs">
      {['Hockey Tips', 'Equipment Care', 'Product Guides'].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Inline>
  ),
});

export const UnbrokenWord = meta.story({
  args: { children: unbrokenWord },
  globals: { viewport: { value: 'w320' } },
  play: expectNoSidewaysScroll,
});
