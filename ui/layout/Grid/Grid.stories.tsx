import { expect } from 'storybook/test';
import { onlyAt } from '#.storybook/windows';
import preview from '#.storybook/preview';
import { Badge } from '../../primitives/Badge/index.ts';
import { Grid } from './Grid.tsx';
import { gridColumns } from './values.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { choice } from '#.storybook/fixtures/controls.ts';
import { expectNoHorizontalScroll } from '#.storybook/edges';

const lines = ['First line', 'Second line', 'Third line', 'Fourth line', 'Goalies'];
const items = lines.map((line) => (
  <li key={line}>
    <Stack gap="xs">
      <Heading level={2}>{line}</Heading>
      <Badge>Over the boards</Badge>
    </Stack>
  </li>
));

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  argTypes: {
    columns: choice(gridColumns),
  },
  args: { columns: '3' as const, label: 'Lines', children: items },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Lines' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(lines.length);
  },
});

export const Columns = meta.story({
  render: ({ children }) => (
    <Stack gap="3xl">
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns} label={`Columns: ${columns}`}>
          {children}
        </Grid>
      ))}
    </Stack>
  ),
});

export const OneItem = meta.story({ args: { children: items.slice(0, 1) } });

/** The narrowest phone shows one column. */
export const Narrow = Columns.extend({
  ...onlyAt('w320'),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    await expectNoHorizontalScroll();
  },
});
