import { inModes, small } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Badge } from './Badge.tsx';
import { Inline } from '../../layout/Inline/index.ts';
import { narrow, unbrokenWord } from '../../../.storybook/fixtures/edges.ts';

const meta = preview.meta({
  title: 'Primitives/Badge',
  parameters: inModes(small),
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
  ...narrow,
});
